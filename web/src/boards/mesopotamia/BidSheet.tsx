// The Standard of Ur: a sealed bid over its three sections, or of one number where battles are simple. The engine asks section by section; the steppers are sent one
// after the other. Nothing of it leaves the page before it is sealed.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { begin, goOn } from '../plan';
import { bidMoves, isComplete, mostMore, sumOf, type Bidding } from './battle';
import { Glyph } from './Glyph';
import { nameOf, optionOf } from './model';
import type { BoardProps } from './props';
import { SECTION_IDS } from './types.gen';

export function BidSheet({ props, bidding }: { readonly props: BoardProps; readonly bidding: Bidding }) {
  const { compose, table, t } = props;
  const { said, sections } = bidding;
  const [wish, setWish] = useState<readonly number[]>([]);
  useEffect(() => goOn(props), [compose.decision.value, compose.choice.value]);
  const bid = Array.from({ length: sections }, (_, i) => said[i] ?? wish[i] ?? 0);
  const set = (section: number, n: number) => {
    const own = bid[section] ?? 0;
    const to = Math.max(0, Math.min(n, own + mostMore(bidding, bid)));
    setWish(bid.map((old, i) => (i === section ? to : old)));
  };
  const sum = sumOf(bid);
  const complete = isComplete(bidding, bid);
  const moves = bidMoves(bidding, bid);
  const seal = () => {
    if (!complete) return;
    begin(props, moves, 'bid');
    table.confirm();
  };
  return (
    <div class="ms-standard">
      <i class="ms-mosaic" aria-hidden="true" />
      {bid.map((n, i) => <Register key={i} props={props} section={sections === 1 ? null : i} n={n} most={n + mostMore(bidding, bid)} fixed={i < said.length} onSet={(to) => set(i, to)} />)}
      <div class="ms-sealbar">
        <Pile bones={bidding.bones} bid={sum} />
        <p>
          <b>{t('web.ms.bid.sum', { n: sum, all: bidding.bones })}</b>{' '}
          <span class="ms-note">{t(bidding.all ? 'web.ms.bid.all' : bidding.least > 0 ? 'web.ms.bid.least' : 'web.ms.bid.kept', { n: bidding.least > 0 && !bidding.all ? bidding.least : bidding.bones - sum })}</span>
        </p>
        <button type="button" class="btn ms-seal" data-role="seal" data-move={moves[0]} aria-disabled={!complete || !optionOf(compose, moves[0] ?? '')} onClick={seal}><Icon name="i-confirm" size={18} />{t('web.ms.battle.seal', { n: sum })}</button>
      </div>
      <i class="ms-mosaic" aria-hidden="true" />
    </div>
  );
}

// Bones, those that are bid crossed out.
const SHOWN = 14;
function Pile({ bones, bid }: { readonly bones: number; readonly bid: number }) {
  return bones > SHOWN ? null : <span class="ms-pile" aria-hidden="true">{Array.from({ length: bones }, (_, i) => <Glyph key={i} id="bone" size={18} look={i < bid ? 'ms-spent' : ''} />)}</span>;
}

interface RegisterProps {
  readonly props: BoardProps;
  readonly section: number | null; // null: a simple battle
  readonly n: number;
  readonly most: number;
  readonly fixed: boolean;
  onSet(n: number): void;
}
function Register({ props, section, n, most, fixed, onSet }: RegisterProps) {
  const { catalogue, t } = props;
  const id = section === null ? 'strength' : (SECTION_IDS[section] ?? 'strength');
  const name = section === null ? t('web.ms.bid.one') : nameOf(catalogue.sections, id);
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowUp: n + 1, ArrowRight: n + 1, ArrowDown: n - 1, ArrowLeft: n - 1, Home: 0, End: most, PageUp: n + 3, PageDown: n - 3 }[event.key];
    if (to === undefined || fixed) return;
    event.preventDefault();
    event.stopPropagation();
    onSet(to);
  };
  return (
    <div class="ms-register">
      <span class="ms-cat"><Glyph id={id} size={30} /><span><b>{name}</b><small>{t(section === null ? 'web.ms.bid.one.about' : `web.ms.battle.about.${id}`)}</small></span></span>
      <span class="ms-stepper" data-stepper={id}>
        <button type="button" class="iconbtn" aria-label={t('web.ms.less', { what: name })} aria-disabled={fixed || n === 0} onClick={() => !fixed && onSet(n - 1)}><Icon name="i-minus" size={18} /></button>
        <b role="spinbutton" tabIndex={fixed ? -1 : 0} aria-label={name} aria-valuenow={n} aria-valuemin={0} aria-valuemax={most} aria-disabled={fixed} onKeyDown={onKey}>{n}</b>
        <button type="button" class="iconbtn" aria-label={t('web.ms.more', { what: name })} aria-disabled={fixed || n >= most} onClick={() => !fixed && onSet(n + 1)}><Icon name="i-plus" size={18} /></button>
      </span>
    </div>
  );
}
