// Chances of a robot: the same seed touches the same things.
//   const random = randomOf(7);   random(6)  ->  0 … 5
export function randomOf(seed) {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}
