// What a game says about its options for a screen on which people set up a table: values that go together, and seats that nobody needs.
import type { GameInfo, GameOption, Preset } from '../protocol/server';

type Values = Readonly<Record<string, unknown>>;
type ValueOf = (option: GameOption) => unknown;

export const presetsOf = (option: GameOption): readonly Preset[] => (option.kind === 'choice' ? (option.presets ?? []) : []);
const optionOf = (game: GameInfo, name: string): GameOption | undefined => game.options.find((option) => option.name === name);
const fits = (game: GameInfo, valueOf: ValueOf, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => {
    const option = optionOf(game, name);
    return option !== undefined && valueOf(option) === value;
  });

// What an option shows as its value: the preset that the table is, or the plain value.
export const shownValue = (game: GameInfo, option: GameOption, valueOf: ValueOf): unknown => presetsOf(option).find((preset) => fits(game, valueOf, preset.options))?.id ?? valueOf(option);

// Values that people can pick: those of the choice, and each preset in the place of the value that it needs.
export function pickable(option: GameOption): readonly string[] {
  if (option.kind !== 'choice') return [];
  const presets = presetsOf(option).map(({ id }) => id);
  return [...option.values.filter((value) => !presets.includes(value)), ...presets];
}

// Everything that changes when a value is picked. What presets set goes back to its default with a value that is none of them, and so does a preset
// that the value does not fit.
export function picked(game: GameInfo, option: GameOption, value: unknown, valueOf: ValueOf): Values {
  const preset = presetsOf(option).find(({ id }) => id === value);
  if (preset) return preset.options;
  const set: Values = { [option.name]: value, ...option.sets?.[String(value)] };
  const broken = game.options.flatMap(presetsOf).find((one) => fits(game, valueOf, one.options) && (one.options[option.name] ?? value) !== value);
  const owner = presetsOf(option).length > 0 ? presetsOf(option).find((one) => fits(game, valueOf, one.options)) : broken;
  const back = Object.keys(owner?.options ?? {}).filter((name) => name !== 'players' && name !== option.name);
  return { ...Object.fromEntries(back.map((name) => [name, optionOf(game, name)?.default])), ...set };
}

// So many of the last seats play by themselves.
export function lastSeats(game: GameInfo, valueOf: ValueOf): number {
  const taking = game.options.find((option) => option.kind === 'integer' && option.takes === 'last_seats');
  return taking ? Number(valueOf(taking)) : 0;
}
