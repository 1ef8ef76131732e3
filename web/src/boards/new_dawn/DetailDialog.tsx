// A card, a wonder, a leader, a city-state, a pact or a goal, large, with all its words.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import type { BoardProps } from './props';
import { Frieze, Glyph, Level, withNumbers } from './Card';
import { found, nameOf, roman, type FocusType } from './model';
import { detail, type Detail } from './ui';

interface Shown {
  readonly sign: string;
  readonly type?: FocusType;
  readonly title: string;
  readonly sub: string;
  readonly words: string;
  readonly level?: number;
}

function shown({ t, catalogue }: BoardProps, { kind, id }: Detail): Shown | null {
  const all = catalogue;
  const typed = (type: FocusType): string => nameOf(all.types, type);
  switch (kind) {
    case 'card': {
      const card = found(all.cards, id);
      return card ? { sign: card.type, type: card.type, title: card.name, sub: `${typed(card.type)} ${roman(card.level)}`, words: card.summary, level: card.level } : null;
    }
    case 'wonder': {
      const card = found(all.wonders, id);
      return card ? { sign: card.type, type: card.type, title: card.name, sub: t('web.nd.detail.wonder', { type: typed(card.type), era: t(`web.nd.era.${card.era}`), n: card.cost, resources: card.resources.map((one) => nameOf(all.resources, one)).join(', ') }), words: card.summary } : null;
    }
    case 'leader': {
      const card = found(all.leaders, id);
      return card ? { sign: 'capital', title: card.name, sub: card.leader, words: card.summary } : null;
    }
    case 'state': {
      const card = found(all.city_states, id);
      return card ? { sign: card.type, type: card.type, title: card.name, sub: t('web.nd.detail.state'), words: card.summary } : null;
    }
    case 'pact': {
      const card = found(all.pacts, id);
      return card ? { sign: 'i-card', title: card.name, sub: t('web.nd.detail.pact'), words: card.summary } : null;
    }
    case 'agenda': {
      const card = found(all.agendas, id);
      return card ? { sign: 'i-goal', title: card.name, sub: t('web.nd.detail.agenda'), words: card.summary } : null;
    }
  }
}

export function DetailDialog(props: BoardProps) {
  const of = detail.value && shown(props, detail.value);
  return of ? <Dialog key={of.title} props={props} of={of} /> : null;
}

function Dialog({ props, of }: { readonly props: BoardProps; readonly of: Shown }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class="nd nd-dialog" aria-label={of.title} onClose={() => (detail.value = null)} onClick={(event) => event.target === dialog.current && close()}>
      {of.type && <Frieze type={of.type} />}
      <div class="nd-dialog-in">
        <header>
          <Glyph id={of.sign} size={38} />
          <div><h2>{of.title}</h2><p>{of.sub} {of.level && <Level level={of.level} />}</p></div>
          <button type="button" class="iconbtn" aria-label={props.t('web.shell.close')} onClick={close}><Icon name="i-close" size={20} /></button>
        </header>
        <p class="nd-dialog-words">{withNumbers(of.words)}</p>
      </div>
    </dialog>
  );
}
