// The head of a saved game (docs/replay-format.md), read only to show what it is about; whether it is true the engine says.
export interface RecordHead {
  readonly game: string;
  readonly rules: string;
  readonly commitment: string;
  readonly seed: string; // empty while the game keeps it secret
  readonly seats: readonly { readonly kind: string; readonly name: string }[];
  readonly moves: number;
}

export const LARGEST_RECORD = 4 * 1024 * 1024;

export function recordHead(text: string): RecordHead | null {
  const lines = text.split('\n').map((line) => line.trim());
  if (!/^ziggurat-replay \d+$/.test(lines.find((line) => line !== '' && !line.startsWith('#')) ?? '')) return null;
  const after = (word: string) => lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const seats = lines.flatMap((line) => {
    const [, kind = '', name = ''] = /^seat \d+ (\S+) ?(.*)$/.exec(line) ?? [];
    return kind === '' ? [] : [{ kind, name }];
  });
  return { game: after('game'), rules: after('rules'), commitment: after('commitment'), seed: after('seed'), seats, moves: lines.filter((line) => /^\d+\. /.test(line)).length };
}
