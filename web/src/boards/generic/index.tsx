// The board of any game: its view as readable panels. Decisions are made in the option list, so a game can be played the day its
// rules land; a board of its own replaces this one (boards/board.ts).
import type { BoardModule, BoardProps } from '../board';
import { pickKey } from '../../table/compose';
import type { Pick } from '../../protocol/messages';

const title = (key: string) => key.charAt(0).toUpperCase() + key.slice(1).replaceAll('_', ' ');
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object';
const isShort = (value: unknown): boolean => Array.isArray(value) && value.every(isPlain);

function Value({ value }: { readonly value: unknown }) {
  if (isPlain(value)) return <>{value === null ? '–' : String(value)}</>;
  if (isShort(value)) return <>{(value as unknown[]).map(String).join(', ') || '–'}</>;
  const entries: readonly [string, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item])
    : Object.entries(value as object);
  if (entries.length === 0) return <>–</>;
  return (
    <dl>
      {entries.map(([key, item]) => (
        <>
          <dt>{title(key)}</dt>
          <dd>
            <Value value={item} />
          </dd>
        </>
      ))}
    </dl>
  );
}

function Board({ view }: BoardProps) {
  const entries = Object.entries(view as Record<string, unknown>);
  const simple = Object.fromEntries(entries.filter(([, value]) => isPlain(value) || isShort(value)));
  return (
    <div class="generic">
      <details open>
        <summary>{title('overview')}</summary>
        <Value value={simple} />
      </details>
      {entries
        .filter(([key]) => !(key in simple))
        .map(([key, value]) => (
          <details key={key}>
            <summary>{title(key)}</summary>
            <Value value={value} />
          </details>
        ))}
    </div>
  );
}

const words = (value: unknown): string =>
  isPlain(value) ? String(value) : Object.entries(value as object).filter(([, item]) => item !== 0).map(([key, item]) => `${key} ${words(item)}`).join(', ');

export const board: BoardModule = {
  Board,
  pickLabel: (pick: Pick) => {
    const value = pick[pickKey(pick)];
    return value === true ? pickKey(pick) : words(value) || pickKey(pick);
  },
  goal: 'web.generic.goal',
};
