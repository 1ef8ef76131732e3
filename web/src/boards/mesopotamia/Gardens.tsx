// The Hanging Gardens, five parts on top of each other: whoever built a part, the one that can be built now, those that lie face down. They are the game's clock.
import { Seal } from '../../app/Icon';
import { isTaken, pressOption } from '../press';
import { goodsText, whoIs } from './describe';
import { GoodsRow, Points } from './Glyph';
import { found, LEVELS, optionOf, PARTS, type View } from './model';
import type { BoardProps } from './props';
import { detail } from './ui';

// The words below the terraces: in the games for one the fifth part ends nothing (MS-17.13, MS-18.4).
export const gardensNote = (mode: View['mode']): string => (mode === 'empires' ? 'web.ms.gardens.end' : `web.ms.gardens.${mode}`);

export const builtParts = ({ view }: BoardProps): number => view.gardens.filter((part) => part.owner !== null).length;

export function Gardens(props: BoardProps) {
  const { view, t } = props;
  return (
    <section class="ms ms-gardens" aria-label={t('web.ms.gardens.built_of', { n: builtParts(props), all: PARTS })}>
      <h2>{t('web.ms.gardens')}</h2>
      <ol class="ms-terraces">{view.gardens.map((_, i) => <Terrace key={i} props={props} level={view.gardens.length - i} />)}</ol>
      <p class="ms-note">{t(gardensNote(view.mode))}</p>
    </section>
  );
}

const HEDGE = 'M0 10c4-8 8-8 12 0 4-9 9-9 13 0 4-8 8-8 12 0 4-9 9-9 13 0 4-8 8-8 12 0 4-9 9-9 13 0 4-8 8-8 12 0 4-9 9-9 13 0';

function Terrace({ props, level }: { readonly props: BoardProps; readonly level: number }) {
  const { view, catalogue, compose, t } = props;
  const part = view.gardens[level - 1];
  const token = found(catalogue.gardens, part?.token);
  const option = optionOf(compose, 'gardens');
  const wide = { '--wide': `${100 - (level - 1) * 11}%` };
  const roman = <b>{LEVELS[level]}</b>;
  if (!part || !token) return <li class="ms-terrace ms-down" style={wide}><span>{roman}<small>{t('web.ms.gardens.hidden')}</small></span></li>;
  if (part.owner !== null) {
    return (
      <li class="ms-terrace ms-built" style={wide}>
        <svg class="ms-hedge" viewBox="0 0 100 11" preserveAspectRatio="none" aria-hidden="true"><path d={HEDGE} /></svg>
        <button type="button" class="ms-plain" title={t('web.ms.gardens.built', { who: whoIs(props, part.owner) })} onClick={() => (detail.value = { kind: 'gardens', id: token.id })}>
          <Seal seat={part.owner} size={20} />{roman}<Points n={token.vp} /><span class="vh">{t('web.ms.gardens.built', { who: whoIs(props, part.owner) })}</span>
        </button>
      </li>
    );
  }
  const taken = option !== undefined && isTaken(props, option);
  return (
    <li class="ms-terrace ms-next" style={wide}>
      <button type="button" class="ms-plain" {...(option ? { 'data-move': option.move, 'data-here': taken, 'aria-pressed': taken } : { 'data-why': 'gardens' })} onClick={() => (option ? pressOption(props, option) : (detail.value = { kind: 'gardens', id: token.id }))}>
        <span>{roman}<Points n={token.vp} /></span>
        <GoodsRow goods={token.cost} words={goodsText(props, token.cost)} />
        {hasNeeds(token.needs) && <small>{token.conditions}</small>}
      </button>
    </li>
  );
}

const hasNeeds = (needs: Readonly<Record<string, number>>): boolean => Object.values(needs).some((n) => n > 0);
