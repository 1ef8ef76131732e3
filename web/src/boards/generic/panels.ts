// A view of any game as labelled panels: what is short goes into one line of facts, lists of alike things become tables, the rest is
// nested. Names come from the catalogue where it has them.
export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'drawing'; readonly lines: readonly string[] } // lines of equal length: a map
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly Part[])[] }
  | { readonly kind: 'group'; readonly entries: readonly (readonly [label: string, part: Part])[] };

export interface Words {
  readonly names: ReadonlyMap<string, string>; // of ids, from the catalogue
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly seat: (n: number) => string; // who sits there
}

export const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

// {"id": "altar", "name": "Altar"} anywhere in the catalogue.
export function namesOf(catalogue: unknown, names = new Map<string, string>()): Map<string, string> {
  if (Array.isArray(catalogue)) for (const one of catalogue) namesOf(one, names);
  else if (isRecord(catalogue)) {
    const { id, name } = catalogue;
    if (typeof id === 'string' && typeof name === 'string' && !names.has(id)) names.set(id, name);
    for (const one of Object.values(catalogue)) if (!isPlain(one)) namesOf(one, names);
  }
  return names;
}

export const label = (key: string, words: Words): string => words.names.get(key) ?? (key.charAt(0).toUpperCase() + key.slice(1)).replaceAll('_', ' ');

export function textOf(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (value === true) return words.yes;
  if (value === false) return words.no;
  if (typeof value === 'number') return String(value).replace('-', '−');
  return words.names.get(String(value)) ?? String(value).replaceAll('_', ' ');
}

// Keys whose numbers are seats.
const SEATS = new Set(['seat', 'seats', 'active', 'starter', 'pending', 'chosen', 'winners', 'holder', 'owner']);
const ofSeat = (key: string, value: unknown, words: Words): unknown => {
  if (!SEATS.has(key)) return value;
  if (typeof value === 'number') return words.seat(value);
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value.map((one) => words.seat(one as number)) : value;
};
export const isMap = (value: readonly unknown[]): boolean =>
  value.length > 2 && value.every((one) => typeof one === 'string' && one.length > 5 && one.length === (value[0] as string).length);

const SMALL = 8; // keys of a record that still fit a row

function isTable(value: readonly unknown[]): boolean {
  return value.length > 1 && value.every((one) => isRecord(one) && Object.keys(one).length <= SMALL && Object.values(one).every((cell) => isPlain(cell) || (Array.isArray(cell) && cell.every(isPlain))));
}

export function partOf(value: unknown, words: Words): Part {
  if (isPlain(value)) return { kind: 'text', text: textOf(value, words) };
  if (Array.isArray(value)) {
    if (value.length === 0) return { kind: 'text', text: words.nothing };
    if (isMap(value)) return { kind: 'drawing', lines: value as readonly string[] };
    if (value.every(isPlain)) return { kind: 'list', items: value.map((one) => textOf(one, words)) };
    if (isTable(value)) {
      const records = value as readonly Record<string, unknown>[];
      const keys = [...new Set(records.flatMap((one) => Object.keys(one)))];
      return { kind: 'table', columns: keys.map((key) => label(key, words)), rows: records.map((one) => keys.map((key) => partOf(ofSeat(key, one[key], words), words))) };
    }
    return { kind: 'group', entries: value.map((one, i) => [titleOf(one, i, words), partOf(one, words)]) };
  }
  const entries = Object.entries(value as object).filter(([, one]) => !(Array.isArray(one) && one.length === 0));
  if (entries.length === 0) return { kind: 'text', text: words.nothing };
  return { kind: 'group', entries: entries.map(([key, one]) => [label(key, words), partOf(ofSeat(key, one, words), words)]) };
}

// What a thing in a list is called: by its name, its id, or its number.
function titleOf(value: unknown, index: number, words: Words): string {
  if (isRecord(value)) for (const key of ['name', 'id', 'cell']) if (typeof value[key] === 'string') return textOf(value[key], words);
  return String(index + 1);
}

export const factOf = (key: string, value: unknown, words: Words): string => textOf(ofSeat(key, value, words), words);

// A list with one thing for each seat.
export function isPerSeat(value: unknown, seats: number): value is readonly Record<string, unknown>[] {
  if (!Array.isArray(value) || !value.every(isRecord)) return false;
  const sitting = value.map((one) => (one as Record<string, unknown>)['seat']).filter((seat) => seat !== undefined);
  return sitting.length === seats && new Set(sitting).size === seats;
}
