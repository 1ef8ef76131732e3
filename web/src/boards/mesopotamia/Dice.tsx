// Dingir dice: a cube in one of three colours with its sign; the tray with the marker and the re-roll.
import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import { isTaken, pressOption } from '../press';
import { diceOf } from './actions';
import { Glyph } from './Glyph';
import { found, nameOf, optionsOf, verbOf, type DieView, type SeatView } from './model';
import type { BoardProps } from './props';
import type { DiceId } from './types.gen';

export function Die({ colour, face, size = 36 }: { readonly colour: DiceId; readonly face: string | null; readonly size?: number }) {
  return (
    <svg class={`ms-die ms-${colour}`} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path class="ms-die-side" d="M5 8l4-5h26a2 2 0 0 1 2 2v26l-4 5z" /><rect class="ms-die-front" x="3" y="7" width="30" height="30" rx="5" />
      {face === null ? <path class="ms-die-blank" d="M11 22h14" /> : face === 'any' ? <text class="ms-die-any" x="18" y="28">?</text> : <use class="ms-die-sign" href={`#ms-sign-${face}`} x="7" y="11" width="22" height="22" />}
    </svg>
  );
}

export function dieWords({ catalogue, t }: BoardProps, { colour, face, on }: DieView): string {
  const shows = face === null ? t('web.ms.die.unrolled') : face === 'any' ? t('web.ms.die.any') : (found(catalogue.symbols, face)?.name ?? face);
  return [nameOf(catalogue.dice, colour), shows, on && t('web.ms.die.on', { what: nameOf(catalogue.types, on) })].filter(Boolean).join(', ');
}

// Dice that are to be rolled again; those that lie free, until somebody takes some out.
const kept = signal<ReadonlySet<number>>(new Set());

export function DiceTray({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { compose, view, catalogue, t } = props;
  const decision = compose.decision.value;
  useEffect(() => {
    kept.value = new Set();
  }, [decision]);
  const rolls = optionsOf(compose).filter((option) => verbOf(option) === 'reroll');
  const may = new Set(rolls.flatMap(diceOf));
  const wanted = [...may].filter((n) => !kept.value.has(n)).sort((a, b) => a - b);
  const roll = rolls.find((option) => diceOf(option).join() === wanted.join());
  const own = view.turn?.seat === seat.seat;
  return (
    <section class="ms-tray" aria-label={t('web.ms.dice')}>
      <div class="ms-dice">
        <span class={`ms-marker p${seat.seat + 1} ${own && view.turn?.marker_used ? 'ms-spent' : ''}`} title={t(own && view.turn?.marker_used ? 'web.ms.marker.used' : 'web.ms.marker')}><Glyph id="marker" size={30} /></span>
        {seat.dice.map((die, i) => {
          const n = i + 1;
          const words = dieWords(props, die);
          const cell = <><Die colour={die.colour} face={die.face} size={33} /><small aria-hidden="true">{die.face && die.face !== 'any' ? (found(catalogue.symbols, die.face)?.sign ?? '') : die.face === 'any' ? '?' : '–'}</small></>;
          const toggle = () => {
            kept.value = new Set(kept.value.has(n) ? [...kept.value].filter((one) => one !== n) : [...kept.value, n]);
          };
          return may.has(n)
            ? <button key={n} type="button" class={`ms-diecell ${wanted.includes(n) ? 'ms-to-roll' : ''}`} aria-pressed={wanted.includes(n)} aria-label={`${n}: ${words}`} title={words} data-die={n} onClick={toggle}>{cell}</button>
            : <span key={n} class={`ms-diecell ${die.on ? 'ms-spent' : ''}`} title={words}>{cell}<span class="vh">{words}</span></span>;
        })}
      </div>
      {seat.dice.length === 0 && <p class="ms-note">{t('web.ms.die.none')}</p>}
      {rolls.length > 0 && (
        <button type="button" class="ms-reroll" disabled={!roll} data-move={roll?.move} data-here={roll !== undefined && isTaken(props, roll)} aria-pressed={roll !== undefined && isTaken(props, roll)} onClick={() => roll && pressOption(props, roll)}>
          <Glyph id="die" size={17} /><span>{t('web.ms.reroll', { n: wanted.length })}<small>{t('web.ms.reroll.left', { n: view.turn?.rerolls_left ?? 0 })}</small></span>
        </button>
      )}
    </section>
  );
}
