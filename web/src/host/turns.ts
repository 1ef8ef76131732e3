// One thing after the other: what is wanted meanwhile waits for its turn, and nobody's failure holds up the next one.
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function turns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
