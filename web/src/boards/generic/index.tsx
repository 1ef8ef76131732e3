// The board of any game: its view as readable panels. Decisions are made in the option list, so a game can be played the day its
// rules land; a board of its own replaces this one (boards/board.ts).
import { useMemo } from 'preact/hooks';
import { t } from '../../app/i18n';
import type { Pick } from '../../protocol/messages';
import type { About } from '../../protocol/server';
import { pickKey } from '../../table/compose';
import { sitterName } from '../../app/sitter';
import type { BoardModule, BoardProps } from '../board';
import { factOf, isPerSeat, isPlain, label, namesOf, partOf, textOf, type Part, type Words } from './panels';

const wordsFor = (catalogue: unknown, about?: About): Words => ({
  names: namesOf(catalogue), nothing: '–', yes: t('web.shell.generic.yes'), no: t('web.shell.generic.no'),
  seat: (n) => (about ? sitterName(about.seats[n], n) : String(n + 1)),
});

function Shown({ part }: { readonly part: Part }) {
  switch (part.kind) {
    case 'text': return <>{part.text}</>;
    case 'drawing': return <pre>{part.lines.join('\n')}</pre>;
    case 'list': return <span class="list">{part.items.map((item, i) => <span key={i}>{item}</span>)}</span>;
    case 'table':
      return (
        <div class="scroll" tabIndex={0} role="group">
          <table>
            <thead><tr>{part.columns.map((column) => <th key={column} scope="col">{column}</th>)}</tr></thead>
            <tbody>{part.rows.map((row, i) => <tr key={i}>{row.map((cell, k) => <td key={k}><Shown part={cell} /></td>)}</tr>)}</tbody>
          </table>
        </div>
      );
    case 'group':
      return (
        <dl>
          {part.entries.map(([name, one], i) => {
            const wide = one.kind === 'table' || one.kind === 'group' || one.kind === 'drawing' ? 'wide' : '';
            return <><dt key={`t${i}`} class={wide}>{name}</dt><dd key={`d${i}`} class={wide}><Shown part={one} /></dd></>;
          })}
        </dl>
      );
  }
}

const HIDDEN = new Set(['observer', 'pending']);
function Board({ view, catalogue, about, lang }: BoardProps) {
  const words = useMemo(() => wordsFor(catalogue, about), [catalogue, about, lang]);
  const entries = Object.entries(view as Record<string, unknown>).filter(([key]) => !HIDDEN.has(key));
  const facts = entries.filter(([, value]) => isPlain(value));
  const seats = entries.find(([, value]) => isPerSeat(value, about.seats.length));
  const own = entries.filter(([key]) => key === 'own');
  const rest = entries.filter((entry) => !facts.includes(entry) && entry !== seats && !own.includes(entry));
  return (
    <div class="generic">
      <section class="panel full">
        <h2>{t('web.shell.generic.overview')}</h2>
        <div class="facts">{facts.map(([key, value]) => <span key={key}>{label(key, words)} <b>{factOf(key, value, words)}</b></span>)}</div>
      </section>
      {own.map(([key, value]) => <section key={key} class="panel full is-you"><h2>{t('web.shell.own')}</h2><Shown part={partOf(value, words)} /></section>)}
      {seats && (seats[1] as readonly Record<string, unknown>[]).map((one, i) => {
        const { seat, ...more } = one;
        return (
          <details key={i} class={`panel ${about.you === seat ? 'is-you' : ''}`} open>
            <summary>{typeof seat === 'number' ? words.seat(seat) : String(i + 1)}</summary>
            <Shown part={partOf(more, words)} />
          </details>
        );
      })}
      {rest.map(([key, value]) => <details key={key} class="panel"><summary>{label(key, words)}</summary><Shown part={partOf(value, words)} /></details>)}
    </div>
  );
}

// "Altar", "left 2, right 1", or the name of the step where it is only a mark.
function pickLabel(pick: Pick, catalogue: any): string {
  const words = wordsFor(catalogue);
  const key = pickKey(pick);
  const value = pick[key];
  if (value === true) return label(key, words);
  if (isPlain(value)) return textOf(value, words);
  const parts = Object.entries(value as object).filter(([, one]) => one !== 0).map(([name, one]) => `${label(name, words)} ${textOf(one, words)}`);
  return parts.join(', ') || label(key, words);
}

export const board: BoardModule = { Board, pickLabel, firstTab: 'options', goal: 'web.shell.generic.goal' };
