// A deal: what is on the table, and, for its proposer, a form to write one. The engine asks line by line; the form sends its lines one after the other.
import { useState } from 'preact/hooks';
import type { Option } from '../../protocol/messages';
import { Icon, Seal } from '../../app/Icon';
import { signOf } from './Choice';
import { Glyph } from './Glyph';
import { civName, found, namedBy, nameOf, optionOf, optionsOf, stepOf, verbOf, type AgeId, type GoodsView, type OfferView, type ResourceId, type SeatView } from './model';
import { lineName } from './lines';
import { begin } from '../plan';
import type { BoardProps } from './props';

const isDrafting = ({ compose, view }: BoardProps): boolean => stepOf(compose) === 'draft' && view.offer !== undefined;
// What the form has fields for.
export const draftMoves = (props: BoardProps): readonly Option[] => (isDrafting(props) ? optionsOf(props.compose).filter((option) => ['give', 'want', 'promise', 'propose', 'withdraw'].includes(verbOf(option))) : []);

export function OfferSheet(props: BoardProps) {
  const { offer } = props.view;
  if (!offer) return null;
  return isDrafting(props) ? <Draft key={`${offer.from} ${offer.to}`} props={props} offer={offer} /> : offer.proposed ? <Proposed props={props} offer={offer} /> : null;
}

const VERBS = ['give', 'want'] as const;
type Verb = (typeof VERBS)[number];
const AMOUNT = /^(\d+) (trade|culture)$/;

// Lines of the form: amounts of trade and culture, and pieces, of which the engine asks one after the other.
interface Line {
  readonly what: string; // "trade", "silk", "hut silk", "event sabotage"
  readonly most: number;
}

const count = (list: readonly string[] | undefined, id: string): number => list?.filter((one) => one === id).length ?? 0;

// How many pieces of a kind a player has; of others only what is open.
function piecesOf(seat: SeatView | undefined, line: string): number {
  const [first = '', second] = line.split(' ');
  switch (first) {
    case 'hut': return second ? count(seat?.known?.huts, second) : (seat?.huts ?? 0);
    case 'village': return second ? count(seat?.known?.villages, second) : (seat?.villages ?? 0);
    case 'event': return seat?.events[second as AgeId] ?? count(seat?.known?.events, second ?? '');
    default: return seat?.resources?.[first as ResourceId] ?? 0;
  }
}

function linesOf({ compose, view }: BoardProps, offer: OfferView, verb: Verb): Line[] {
  const lines = new Map<string, Line>();
  const owner = view.seats[verb === 'give' ? offer.from : offer.to];
  for (const option of optionsOf(compose).filter((one) => verbOf(one) === verb)) {
    const amount = AMOUNT.exec(namedBy(option));
    const what = amount?.[2] ?? namedBy(option);
    const most = amount ? Math.max(Number(amount[1]), lines.get(what)?.most ?? 0) : Math.max(1, piecesOf(owner, what));
    lines.set(what, { what, most });
  }
  return [...lines.values()];
}

// What the engine is told for a line.
const movesFor = (verb: Verb, what: string, n: number): string[] => (n === 0 ? [] : ['trade', 'culture'].includes(what) ? [`${verb} ${n} ${what}`] : Array<string>(n).fill(`${verb} ${what}`));

function Draft({ props, offer }: { readonly props: BoardProps; readonly offer: OfferView }) {
  const { compose, view, catalogue, t } = props;
  const [amounts, setAmounts] = useState<Readonly<Record<string, number>>>({});
  const [promise, setPromise] = useState('');
  const options = optionsOf(compose);
  const promises = options.filter((option) => verbOf(option) === 'promise');
  const propose = optionOf(compose, 'propose');
  const withdraw = optionOf(compose, 'withdraw');
  const moves = [
    ...VERBS.flatMap((verb) => linesOf(props, offer, verb).flatMap(({ what, most }) => movesFor(verb, what, Math.min(amounts[`${verb} ${what}`] ?? 0, most)))),
    ...(promise ? [promise] : []),
  ];
  const send = () => begin(props, [...moves, 'propose'], 'draft');
  return (
    <section class="cv-sheet cv-offer" aria-label={t('web.cv.offer.to', { who: civName(catalogue, view, offer.to) })}>
      <header><Seal seat={offer.to} size={24} /><h2>{t('web.cv.offer.to', { who: civName(catalogue, view, offer.to) })}</h2></header>
      <Terms props={props} offer={offer} />
      <div class="cv-columns">
        {VERBS.map((verb) => (
          <div key={verb}>
            <h3>{t(`web.cv.offer.${verb}`)}</h3>
            {linesOf(props, offer, verb).map((line) => {
              const key = `${verb} ${line.what}`;
              const n = Math.min(amounts[key] ?? 0, line.most);
              const set = (to: number) => setAmounts({ ...amounts, [key]: Math.max(0, Math.min(line.most, to)) });
              return (
                <p key={key} class="cv-stepper" data-line={key}>
                  <Glyph id={signOf(key) ?? 'hand'} size={19} /><span>{lineName(catalogue, line.what)}</span>
                  <button type="button" class="iconbtn" aria-label={t('web.cv.less', { what: lineName(catalogue, line.what) })} disabled={n === 0} onClick={() => set(n - 1)}><Icon name="i-minus" size={16} /></button>
                  <b aria-live="polite">{n}</b>
                  <button type="button" class="iconbtn" aria-label={t('web.cv.more', { what: lineName(catalogue, line.what) })} disabled={n === line.most} onClick={() => set(n + 1)}><Icon name="i-plus" size={16} /></button>
                </p>
              );
            })}
          </div>
        ))}
      </div>
      {promises.length > 0 && (
        <label class="cv-promise">{t('web.cv.offer.promise')}
          <select value={promise} onChange={(event) => setPromise(event.currentTarget.value)}><option value="">–</option>{promises.map((option) => <option key={option.move} value={option.move}>{option.text}</option>)}</select>
        </label>
      )}
      <p class="cv-note">{t('web.cv.offer.note')}</p>
      <div class="cv-choices cv-last">
        <button type="button" class="cv-choice cv-go" data-role="propose" data-move={propose?.move} aria-disabled={moves.length === 0 && !propose} onClick={() => (moves.length > 0 || propose) && send()}><Glyph id="hand" size={20} /><span>{propose?.text ?? t('web.cv.offer.propose')}</span></button>
        {withdraw && <button type="button" class="cv-choice cv-stop" data-move={withdraw.move} onClick={() => begin(props, [withdraw.move], 'draft')}><span>{withdraw.text}</span></button>}
      </div>
    </section>
  );
}

// What is written so far, or lies on the table.
function Terms({ props, offer }: { readonly props: BoardProps; readonly offer: OfferView }) {
  const { view, catalogue, t } = props;
  const sides = [[offer.from, offer.gives], [offer.to, offer.wants]] as const;
  if (!offer.gives && !offer.wants && !offer.promise) return null;
  return (
    <div class="cv-terms">
      {sides.map(([seat, goods]) => <p key={seat}><Seal seat={seat} size={18} /><span>{t('web.cv.offer.gives', { who: civName(catalogue, view, seat) })} <b>{goodsText(props, goods) || '–'}</b></span></p>)}
      {offer.promise && <p><Glyph id="hand" size={18} /><span>{nameOf(catalogue.promises, offer.promise)}</span></p>}
    </div>
  );
}

// Of hidden pieces what the reader knows stands behind them: "1 hut (spy)".
export function goodsText({ catalogue, t }: BoardProps, goods: GoodsView | undefined): string {
  if (!goods) return '';
  const inside = (names: readonly string[] | undefined): string => (names && names.length > 0 ? ` (${names.join(', ')})` : '');
  const marker = (kind: 'huts' | 'villages'): string[] => (goods[kind] ? [t(`web.cv.n_${kind}`, { n: goods[kind] }) + inside(goods.known?.[kind]?.map((id) => nameOf(catalogue.resources, id)))] : []);
  const cards = (age: string): string[] | undefined => goods.known?.events?.filter((id) => found(catalogue.events, id)?.age === age).map((id) => nameOf(catalogue.events, id));
  return [
    ...(goods.trade ? [t('web.cv.n_trade', { n: goods.trade })] : []),
    ...(goods.culture ? [t('web.cv.n_culture', { n: goods.culture })] : []),
    ...Object.entries(goods.resources ?? {}).map(([id, n]) => `${n} ${nameOf(catalogue.resources, id)}`),
    ...marker('huts'),
    ...marker('villages'),
    ...Object.entries(goods.events ?? {}).filter(([, n]) => n).map(([age, n]) => t('web.cv.n_events', { n: n ?? 0, age: nameOf(catalogue.ages, age) }) + inside(cards(age))),
  ].join(', ');
}

function Proposed({ props, offer }: { readonly props: BoardProps; readonly offer: OfferView }) {
  const { view, catalogue, t } = props;
  return (
    <section class="cv-sheet cv-offer cv-proposed" aria-label={t('web.cv.offer.of', { who: civName(catalogue, view, offer.from) })}>
      <header><Seal seat={offer.from} size={24} /><h2>{t('web.cv.offer.of', { who: civName(catalogue, view, offer.from) })}</h2></header>
      <Terms props={props} offer={offer} />
    </section>
  );
}
