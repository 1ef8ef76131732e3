// A card or a token large: what it says, what it costs and brings, and what that rests on.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { goodsText, sourceText } from './describe';
import { Glyph, GoodsRow, Points } from './Glyph';
import { found, LEVELS, nameOf, type EmpireId, type Goods } from './model';
import type { BoardProps } from './props';
import { SECTION_IDS, type TypeId } from './types.gen';
import { detail, type Detail } from './ui';

interface Shown {
  readonly sign: string;
  readonly title: string;
  readonly body: ComponentChildren;
  readonly source?: string; // what all of it rests on (MS-R.48)
}

function shownOf(props: BoardProps, { kind, id }: Detail): Shown | null {
  const { catalogue, t } = props;
  const goods = (label: string, of: Goods) => <p class="ms-detail-goods"><span>{t(`web.ms.detail.${label}`)}</span><GoodsRow goods={of} words={goodsText(props, of) || t('web.ms.detail.nothing')} /></p>;
  const points = (vp: number) => vp > 0 && <p class="ms-detail-goods"><span>{t('web.ms.points', { n: vp })}</span><Points n={vp} /></p>;
  switch (kind) {
    case 'tech': {
      const [empireId, type, level] = id.split(' ') as [EmpireId, TypeId, string];
      const cards = found(catalogue.empires, empireId)?.cards.filter((card) => card.type === type) ?? [];
      const now = cards.find((card) => card.level === Number(level));
      return now ? { sign: type, title: `${nameOf(catalogue.types, type)}: ${now.name}`, body: <ol class="ms-detail-levels">{cards.map((card) => <li key={card.level} class={card.level === now.level ? 'ms-now' : ''}><b>{LEVELS[card.level]} {card.name}</b><small>{card.symbols.map((symbol) => catalogue.symbols.find((one) => one.id === symbol)?.name).join(' + ')}</small><span>{card.summary}</span><small>{sourceText(props, card)}</small></li>)}</ol> } : null;
    }
    case 'empire': {
      const empire = found(catalogue.empires, id);
      return empire ? { sign: 'crown', title: empire.name, body: <><p>{empire.bonus}</p>{empire.box !== 'base' && <p class="ms-note">{t('web.ms.detail.expansion')}</p>}</> } : null;
    }
    case 'event': {
      const event = found(catalogue.events, id);
      return event ? { sign: 'event', title: event.name, source: sourceText(props, event), body: <><ol class="ms-detail-levels">{event.options.map((option, i) => <li key={i}><b>{option.label}</b><span>{option.text}</span></li>)}</ol>{points(event.vp)}</> } : null;
    }
    case 'quest': {
      const quest = found(catalogue.quests, id);
      return quest ? { sign: 'quest', title: t('web.ms.detail.quest'), source: sourceText(props, quest), body: <><ul class="ms-detail-levels">{quest.text.split(' · ').map((part) => <li key={part}>{part}</li>)}</ul>{points(quest.vp)}</> } : null;
    }
    case 'gardens': {
      const part = found(catalogue.gardens, id);
      return part ? { sign: 'gardens', title: t('web.ms.detail.gardens', { level: LEVELS[part.level] ?? '' }), source: sourceText(props, part), body: <>{goods('cost', part.cost)}{Object.values(part.needs).some((n) => n > 0) && <p class="ms-detail-goods"><span>{t('web.ms.detail.needs')}</span><span>{part.conditions}</span></p>}{points(part.vp)}</> } : null;
    }
    case 'trade': {
      const token = found(catalogue.trade, id);
      return token ? { sign: 'amphora', title: t('web.ms.trade.section', { n: LEVELS[token.level] ?? '' }), source: sourceText(props, token), body: <>{goods('cost', token.cost)}{goods('gain', token.gain)}{points(token.vp)}</> } : null;
    }
    case 'combat': {
      const card = found(catalogue.combat, id);
      return card ? { sign: card.unit, title: nameOf(catalogue.units, card.unit), source: sourceText(props, card), body: (
        <>
          <table class="ms-detail-rows">
            <thead><tr><td /><th scope="col">{t('web.ms.detail.printed')}</th><th scope="col">{t('web.ms.detail.slots')}</th></tr></thead>
            <tbody>{SECTION_IDS.map((section, i) => <tr key={section}><th scope="row">{nameOf(catalogue.sections, section)}</th><td>{card.printed[i]}</td><td>{card.slots[i]}</td></tr>)}</tbody>
          </table>
          <p>{t('web.ms.battle.against', { units: card.against.map((unit) => nameOf(catalogue.units, unit)).join(', ') })}</p>
        </>
      ) } : null;
    }
    case 'strategy': {
      const card = found(catalogue.strategies, id);
      return card ? { sign: 'crown', title: card.name, source: sourceText(props, card), body: (
        <>
          <p>{t('web.ms.detail.priority', { n: card.priorities[0], m: card.priorities[1] })} {card.condition}</p>
          <ol class="ms-detail-levels">{card.actions.map((action, i) => <li key={i}><b>{nameOf(catalogue.types, action.type)}</b><span>{action.text}</span></li>)}</ol>
        </>
      ) } : null;
    }
  }
}

export function DetailDialog(props: BoardProps) {
  const of = detail.value;
  const shown = of && shownOf(props, of);
  return of && shown ? <Dialog key={of.kind + of.id} props={props} shown={shown} /> : null;
}

function Dialog({ props, shown }: { readonly props: BoardProps; readonly shown: Shown }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class="ms ms-detail" onClose={() => (detail.value = null)} onClick={(event) => event.target === dialog.current && close()}>
      <header>
        <Glyph id={shown.sign} size={30} />
        <h2>{shown.title}</h2>
        <button type="button" class="iconbtn" aria-label={props.t('web.shell.close')} onClick={close}><Icon name="i-close" size={18} /></button>
      </header>
      {shown.body}
      {shown.source && <p class="ms-note ms-source">{shown.source}</p>}
    </dialog>
  );
}
