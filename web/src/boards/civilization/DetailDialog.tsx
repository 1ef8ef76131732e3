// A card large: its name and what it does.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { Doubt } from './Doubt';
import { Glyph } from './Glyph';
import { found, governmentOf, LEVELS } from './model';
import type { BoardProps } from './props';
import { detail, type Detail } from './ui';

const SIGNS: Readonly<Record<string, string>> = { civ: 'capital', government: 'crown', tech: 'tech', event: 'cards' };

interface Card {
  readonly name: string;
  readonly summary?: string;
  readonly confidence?: string;
  readonly level?: number;
  readonly cost?: number;
}

function cardOf({ catalogue, view }: BoardProps, { kind, id }: Detail): Card | undefined {
  switch (kind) {
    case 'civ': return found(catalogue.civilizations, id);
    case 'government': return governmentOf(catalogue, view, id);
    case 'tech': return found(catalogue.techs, id);
    case 'wonder': return found(catalogue.wonders, id);
    case 'building': return found(catalogue.buildings, id);
    case 'person': return found(catalogue.great_people, id);
    case 'event': return found(catalogue.events, id);
  }
}

export function DetailDialog(props: BoardProps) {
  const shown = detail.value;
  const card = shown && cardOf(props, shown);
  return shown && card ? <Dialog key={shown.id} props={props} shown={shown} card={card} /> : null;
}

function Dialog({ props, shown, card }: { readonly props: BoardProps; readonly shown: Detail; readonly card: Card }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const { t } = props;
  return (
    <dialog ref={dialog} class="cv cv-detail" onClose={() => (detail.value = null)} onClick={(event) => event.target === dialog.current && close()}>
      <header>
        <Glyph id={SIGNS[shown.kind] ?? shown.id} size={34} />
        <h2>{card.name}</h2>
        <button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={close}><Icon name="i-close" size={18} /></button>
      </header>
      {card.level !== undefined && <p class="cv-note">{t('web.cv.level', { level: LEVELS[card.level] ?? '' })}</p>}
      {card.cost !== undefined && <p class="cv-note">{t('web.cv.cost', { n: card.cost })}</p>}
      <p>{card.summary}</p>
      <Doubt props={props} confidence={card.confidence} />
    </dialog>
  );
}
