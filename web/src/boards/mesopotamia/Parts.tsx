// The parts of an action and other answers beside the map: kinds of buildings and units that are then placed, resources, technologies, colours, being done.
import type { ComponentChild } from 'preact';
import type { Option } from '../../protocol/messages';
import { capital } from '../capital';
import { answer, isTaken, pressOption } from '../press';
import { sheetMoves } from './choosing';
import { Die } from './Dice';
import { GoodsRow, Glyph, Token } from './Glyph';
import { goodsText } from './describe';
import { cardOf, costOf, found, LEVELS, nameOf, namedBy, optionsOf, pickOf, segmentOf, stepOf, verbOf, type ActionView, type DiceId, type Goods, type TypeId, type UnitId } from './model';
import { hasPlaces, kindChosen, kindOf, placeOf } from './places';
import type { BoardProps } from './props';

const ON_CARDS = new Set(['perform', 'reroll', 'trade']);
const LAST = new Set(['done', 'row']);
const MANY = 12; // of more places only the map speaks

// The answers that are given here: all that have no other place.
export function answersHere(props: BoardProps): readonly Option[] {
  const elsewhere = new Set(sheetMoves(props));
  return optionsOf(props.compose).filter((option) => !elsewhere.has(option) && !ON_CARDS.has(verbOf(option)) && placeOf(option) === null);
}
// Kinds that are chosen first and placed on the map then.
export const kindsHere = ({ compose }: BoardProps): string[] => [...new Set(optionsOf(compose).flatMap((option) => (placeOf(option) === null ? [] : (kindOf(option, stepOf(compose)) ?? []))))];

const SIGNS: Readonly<Record<string, string>> = { embark: 'ship', sail: 'ship', step: 'explore', retreat: 'retreat', fight: 'warfare', reveal: 'event', start: 'build', wall: 'b-wall', settlement: 'settlement', ram: 'ram', ship: 'ship', floor: 'floor', gardens: 'gardens', grow: 'grow', convert: 'tablet', conquer: 'crown', destroy: 'cross', done: 'check' };
const ELEMENTS: Readonly<Record<string, string>> = { floor: 'ziggurat_floor', gardens: 'hanging_gardens' };

function signOf(props: BoardProps, option: Option): ComponentChild {
  const seat = props.compose.decision.value?.seat ?? 0;
  const name = namedBy(option);
  switch (verbOf(option)) {
    case 'take': return <Glyph id={name} size={24} look="ms-res" />;
    case 'discover': return <Glyph id={name} size={20} />;
    case 'colour': return <Die colour={name as DiceId} face="star" size={34} />;
    case 'lose': return <Token id={name} seat={seat} size={28} />;
    case 'rams': return <Glyph id="ram" size={20} />;
    case 'activate': return <Token id={String(pickOf(option, 'unit'))} seat={seat} size={28} />;
    default: return <Glyph id={SIGNS[verbOf(option)] ?? 'check'} size={20} />;
  }
}

// What a technology would be after it was raised, what a die shows.
function wordsOf(props: BoardProps, option: Option): string {
  const { view, catalogue, compose } = props;
  const seat = view.seats[compose.decision.value?.seat ?? 0];
  const name = namedBy(option);
  if (verbOf(option) === 'discover') {
    const level = (seat?.technologies[name as TypeId] ?? 0) + 1;
    const card = cardOf(catalogue, seat, name as TypeId, level);
    return [`${LEVELS[level] ?? ''} ${card?.name ?? ''}`.trim(), card?.summary].filter(Boolean).join(': ');
  }
  if (verbOf(option) === 'colour') return (found(catalogue.dice, name)?.faces ?? []).map((face) => found(catalogue.symbols, face)?.sign ?? face).join(' ');
  return stepOf(compose) === 'grow' && verbOf(option) === 'grow' ? (cardOf(catalogue, seat, 'grow')?.summary ?? '') : '';
}

function Choice({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const chosen = isTaken(props, option);
  const words = wordsOf(props, option);
  const cost = costOf(option);
  const name = verbOf(option) === 'activate' ? nameOf(props.catalogue.map.areas, String(pickOf(option, 'area'))) : verbOf(option) === 'embark' ? (segmentOf(props.catalogue, namedBy(option))?.name ?? '') : verbOf(option) === 'discover' ? nameOf(props.catalogue.types, namedBy(option)) : verbOf(option) === 'take' ? capital(nameOf(props.catalogue.resources, namedBy(option))) : option.text;
  return (
    <button type="button" class={`ms-choice ms-verb-${verbOf(option)}`} aria-pressed={chosen} data-here={chosen} data-move={option.move} aria-label={option.text} title={words || undefined} onClick={() => pressOption(props, option)}>
      {signOf(props, option)}<span><b>{name}</b>{words && <small>{words}</small>}<Cost props={props} goods={cost} /></span>
    </button>
  );
}

const Cost = ({ props, goods }: { readonly props: BoardProps; readonly goods: Goods }) => (Object.keys(goods).length > 0 ? <GoodsRow goods={goods} words={goodsText(props, goods)} /> : null);

// A kind of building or unit: its places are on the map.
function Kind({ props, kind }: { readonly props: BoardProps; readonly kind: string }) {
  const { compose, catalogue, table, t } = props;
  const step = stepOf(compose);
  const key = step === 'build' ? 'action' : 'unit';
  const options = optionsOf(compose).filter((option) => kindOf(option, step) === kind && placeOf(option) !== null);
  const seat = compose.decision.value?.seat ?? 0;
  const press = () => {
    const [only, ...more] = options;
    if (only && more.length === 0) return pressOption(props, only);
    if (kindChosen(compose) === kind) return compose.ready.value ? table.confirm() : compose.clear();
    return answer(props, { [key]: kind });
  };
  const chosen = kindChosen(compose) === kind;
  return (
    <button type="button" class="ms-choice ms-kind" data-kind={kind} aria-pressed={chosen} onClick={press}>
      {step === 'build' ? <Glyph id={SIGNS[kind] ?? 'check'} size={22} /> : <Token id={kind} seat={seat} size={28} />}
      <span><b>{step === 'build' ? t(`web.ms.action.${kind}`) : capital(nameOf(catalogue.units, kind as UnitId))}</b><Cost props={props} goods={costOf(options[0])} /></span>
    </button>
  );
}

// What cannot be built or created now, with the reason.
function Refused({ props }: { readonly props: BoardProps }) {
  const { compose, catalogue, table, t, view } = props;
  const step = stepOf(compose);
  const key = step === 'build' ? 'action' : step === 'warfare' ? 'unit' : null;
  const seat = view.seats[compose.decision.value?.seat ?? 0];
  if (!key) return null;
  return (
    <>
      {(compose.decision.value?.unavailable ?? []).flatMap((entry) => {
        const kind = entry[key];
        if (typeof kind !== 'string' || kindsHere(props).includes(kind)) return [];
        const river = catalogue.map.segments.find((one) => one.marked)?.id;
        const move = key === 'unit' ? `create ${kind} ${seat?.start}` : kind === 'ship' ? `ship ${river}` : kind in ELEMENTS ? kind : `${kind} ${seat?.start}`;
        return [
          <button key={kind} type="button" class="ms-choice ms-refused" data-why={move} aria-disabled="true" onClick={() => table.why(move)}>
            {key === 'action' ? <Glyph id={SIGNS[kind] ?? 'check'} size={20} /> : <Token id={kind} seat={seat?.seat ?? 0} size={26} />}
            <span><b>{key === 'action' ? t(`web.ms.action.${kind}`) : capital(nameOf(catalogue.units, kind))}</b><small>{entry.why}</small></span>
          </button>,
        ];
      })}
    </>
  );
}

// How much of the action is left.
function leftOf({ t }: BoardProps, action: ActionView | undefined): string {
  if (!action) return '';
  if (action.moving?.steps_left !== undefined) return t('web.ms.left.steps', { n: action.moving.steps_left });
  return t(`web.ms.left.${action.type}`, { n: action.left, m: action.second_left });
}

export function Parts(props: BoardProps) {
  const { compose, view, t } = props;
  const answers = answersHere(props);
  const kinds = kindsHere(props);
  const onMap = kinds.length > 0 || (props.phone && stepOf(compose) !== 'explore') ? [] : optionsOf(compose).filter((option) => placeOf(option) !== null);
  const movers = onMap.length <= MANY ? onMap : [];
  const first = [...movers, ...answers.filter((option) => !LAST.has(verbOf(option)))];
  const last = answers.filter((option) => LAST.has(verbOf(option)));
  const left = view.turn?.seat === compose.decision.value?.seat ? leftOf(props, view.turn?.action) : '';
  return (
    <div class="ms-parts" data-step={stepOf(compose)}>
      <p class="ms-note">{left && <b>{left}</b>} {hasPlaces(compose) && t('web.ms.choose_on_map')}</p>
      <div class="ms-choices">
        {kinds.map((kind) => <Kind key={kind} props={props} kind={kind} />)}
        {first.map((option) => <Choice key={option.move} props={props} option={option} />)}
        <Refused props={props} />
      </div>
      {last.length > 0 && <div class="ms-last">{last.map((option) => <Choice key={option.move} props={props} option={option} />)}</div>}
    </div>
  );
}

// Whether anything is asked that is answered here or on the map.
export const hasParts = (props: BoardProps): boolean => stepOf(props.compose) !== 'turn' && (answersHere(props).length > 0 || hasPlaces(props.compose) || optionsOf(props.compose).some((option) => verbOf(option) === 'trade'));
export const turnEnds = ({ compose }: BoardProps): Option | undefined => optionsOf(compose).find((option) => verbOf(option) === 'done' && stepOf(compose) === 'turn');
export const slotsAsked = ({ compose }: BoardProps): boolean => optionsOf(compose).some((option) => pickOf(option, 'slot') !== undefined);
export { Choice };
