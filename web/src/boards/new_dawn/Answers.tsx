// What is answered beside the map: to go on, to spend, an ability, a resource, a card, a pact, a slot of somebody else's row. Things on the map,
// own cards and wonders of the market are chosen where they lie.
import type { ComponentChildren } from 'preact';
import type { Option } from '../../protocol/messages';
import { pickKey } from '../../table/compose';
import type { BoardProps } from './props';
import { isTaken, pressOption } from '../press';
import { Count, Glyph, withNumbers } from './Card';
import { OTHERS_ROW } from './FocusRow';
import { found, leaderName, levelOfCard, nameOf, pickIn, RESOURCES, roman, stepOf, typeOfCard, verbOf, type Resource } from './model';
import { Seal } from '../../app/Icon';
import { attackOf } from './sums';
import { detail } from './ui';

const ELSEWHERE = ['space', 'barbarian', 'tile', 'way', 'at', 'wonder', 'card']; // on the map, in the market, on a sheet over the map

// The options that are offered here.
function answers({ compose }: BoardProps): readonly Option[] {
  const step = stepOf(compose) ?? '';
  const ownSlots = !OTHERS_ROW.includes(step) && step !== 'after_reset';
  return (compose.decision.value?.options ?? []).filter((option) => {
    const key = pickKey(option.picks[0] ?? {});
    return !ELSEWHERE.includes(key) && !(ownSlots && key === 'slot') && verbOf(option) !== 'swap';
  });
}

export function Answers(props: BoardProps) {
  const { t, compose } = props;
  const view = props.view;
  const decision = compose.decision.value;
  if (!decision) return <Stock {...props} />;
  const options = answers(props);
  const stop = options.find((option) => verbOf(option) === 'stop');
  const others = options.filter((option) => option !== stop);
  const where = decision.options.some((option) => pickKey(option.picks[0] ?? {}) === 'slot') ? 'row' : 'map';
  const swaps = decision.options.some((option) => verbOf(option) === 'swap');
  return (
    <section class="nd-question" data-step={decision.step} aria-label={t('web.nd.question')}>
      <Need {...props} />
      {others.length > 0 && <div class="nd-choices">{others.map((option) => <Choice key={option.move} props={props} option={option} />)}</div>}
      {others.length === 0 && !stop && !props.phone && <p class="nd-note">{t(`web.nd.choose_on.${where}`)}</p>}
      {swaps && <p class="nd-note nd-swap"><Glyph id="i-turn" size={16} />{t('web.nd.swap_note')}</p>}
      {stop && <div class="nd-choices nd-last"><Choice props={props} option={stop} /></div>}
      {!view.attack && <Stock {...props} short />}
    </section>
  );
}

// Where somebody has nothing to answer: what is in one's hands.
function Stock({ short, ...props }: BoardProps & { readonly short?: boolean }) {
  const { t, you } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const own = view.seats[you === 'spectator' ? view.active : you];
  if (!own) return null;
  return (
    <div class={`nd-stock ${short ? 'nd-short' : ''}`}>
      {!short && (
        <button type="button" class="nd-leader" onClick={() => (detail.value = { kind: 'leader', id: own.leader })}>
          <Seal seat={own.seat} size={34} />
          <span><b>{nameOf(catalogue.leaders, own.leader)}</b><small>{found(catalogue.leaders, own.leader)?.leader}</small></span>
        </button>
      )}
      {!short && <p class="nd-note">{withNumbers(found(catalogue.leaders, own.leader)?.summary ?? '')}</p>}
      <p class="nd-counts">
        {RESOURCES.map((one) => <Count key={one} id={one} n={own.resources[one]} label={t('web.nd.have', { what: nameOf(catalogue.resources, one), n: own.resources[one] })} />)}
        {own.stored > 0 && <Count id="coin" n={own.stored} label={t('web.nd.stored', { n: own.stored })} />}
      </p>
    </div>
  );
}

// A wonder that is being paid: what is still missing.
function Need({ t, view, catalogue }: BoardProps) {
  const { resolving } = view;
  if (!resolving?.wonder || resolving.need === undefined || resolving.need <= 0) return null;
  return (
    <p class="nd-need">
      <Glyph id="i-wonder" size={18} /><span>{nameOf(catalogue.wonders, resolving.wonder)}</span>
      <b>{t('web.nd.need', { n: resolving.need })}</b>
      <span class="nd-bricks" aria-hidden="true">{Array.from({ length: resolving.need }, (_, i) => <i key={i} />)}</span>
    </p>
  );
}

interface Shown {
  readonly look: string;
  readonly face: ComponentChildren;
  readonly words?: string | undefined;
}

function Choice({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const { look, face, words } = shown(props, option);
  const chosen = isTaken(props, option);
  return (
    <button type="button" class={`nd-choice ${look}`} aria-pressed={chosen} data-here={chosen} data-move={option.move} title={words} onClick={() => pressOption(props, option)}>
      {face}
      {words && <small>{withNumbers(words)}</small>}
    </button>
  );
}

function shown(props: BoardProps, option: Option): Shown {
  const catalogue = props.catalogue;
  const view = props.view;
  const first = option.picks[0] ?? {};
  const key = pickKey(first);
  const value = String(first[key]);
  const plain = (id: string, look = ''): Shown => ({ look, face: <><Glyph id={id} size={20} /><span>{option.text}</span></> });
  switch (key) {
    case 'action': return verb(props, option, value);
    case 'use': return { ...plain('i-wonder'), words: found([...catalogue.wonders, ...catalogue.city_states], value)?.summary };
    case 'resource': return { look: 'nd-of-resource', face: <><Glyph id={value as Resource} size={26} /><span>{nameOf(catalogue.resources, value)}</span></> };
    case 'giver': {
      const pact = String(pickIn(option, 'pact'));
      return { look: '', face: <><Seal seat={Number(value)} size={20} /><span>{nameOf(catalogue.pacts, pact)} · {leaderName(catalogue, view, Number(value))}</span></>, words: found(catalogue.pacts, pact)?.summary };
    }
    case 'state': return { ...plain('i-card'), words: catalogue.city_states.find(({ name }) => option.text.includes(name))?.summary };
    case 'slot': return otherSlot(props, option, Number(value));
    default: return plain('i-arrow');
  }
}

const SIGNS: Readonly<Record<string, string>> = { stop: 'i-arrow', spend: 'coin', store: 'coin', advance: 'science', swap: 'i-turn', conquer: 'military', liberate: 'i-goal' };

function verb(props: BoardProps, option: Option, action: string): Shown {
  const { t } = props;
  const attack = attackOf(props.view);
  const step = stepOf(props.compose);
  const text = action === 'stop' && attack && (step === 'attack_tokens' || step === 'defence_tokens') ? t('web.nd.attack.enough') : option.text;
  return { look: action === 'stop' ? 'nd-stop' : '', face: <><Glyph id={SIGNS[action] ?? 'i-card'} size={20} /><span>{text}</span></> };
}

// Of somebody else's row, or of the own one where a card could also be swapped.
function otherSlot(props: BoardProps, option: Option, slot: number): Shown {
  const view = props.view;
  const others = OTHERS_ROW.includes(stepOf(props.compose) ?? '');
  const row = others ? othersRow(props) : view.seats[props.you as number]?.row;
  const card = row?.find((one) => one.slot === slot)?.card;
  return { look: '', face: <>{card && <Glyph id={typeOfCard(card)} size={20} />}<span>{option.text}{card && ` ${roman(levelOfCard(card))}`}</span></> };
}

// The row of the rival who gives or loses a token: the one whose cards the options name.
function othersRow(props: BoardProps) {
  const view = props.view;
  const catalogue = props.catalogue;
  const options = props.compose.decision.value?.options ?? [];
  const fits = (seat: number) => options.every((option) => {
    const slot = pickIn(option, 'slot');
    const card = view.seats[seat]?.row.find((one) => one.slot === slot)?.card;
    return slot === undefined || (card !== undefined && option.text.includes(nameOf(catalogue.cards, card)));
  });
  return view.seats.find((seat) => seat.seat !== props.you && fits(seat.seat))?.row;
}
