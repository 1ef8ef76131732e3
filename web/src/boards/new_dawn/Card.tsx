// A focus card as a face: frieze of its type, name, level, what it does; and small signs that panels share.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { BoardProps } from './props';
import { levelOfCard, nameOf, roman, typeOfCard, type CardId, type FocusType } from './model';

export function Glyph({ id, size = 18, look = '' }: { readonly id: string; readonly size?: number; readonly look?: string }) {
  return <svg class={`nd-glyph ${look}`} width={size} height={size} aria-hidden="true"><use href={`#nd-${id}`} /></svg>;
}

// A sign with a number; the words are for those who cannot see it, and for the pointer.
export function Count({ id, n, label }: { readonly id: string; readonly n: ComponentChildren; readonly label: string }) {
  return <span class="nd-count" title={label}><Glyph id={id} size={16} /><b aria-hidden="true">{n}</b><span class="vh">{label}</span></span>;
}

// One rhythm for each type.
const FRIEZES: Readonly<Record<FocusType, { readonly width: number; readonly path: string }>> = {
  culture: { width: 18, path: 'M12.800 6.500a3.800 3.800 0 1 1-7.600 0a3.800 3.800 0 1 1 7.600 0M10 6.500a1 1 0 1 1-2 0a1 1 0 1 1 2 0M0 3v7' },
  science: { width: 16, path: 'M8 2v9M3.500 6.500h9M5 3.500l6 6M11 3.500l-6 6' },
  economy: { width: 14, path: 'M0 10q3.500-9 7 0t7 0M0 4q3.500-5 7 0' },
  industry: { width: 18, path: 'M0 1.500h18M0 6.500h18M0 11.500h18M4 1.500v5M13 6.500v5' },
  military: { width: 12, path: 'M1 2l5 4.500L1 11M6 2l5 4.500L6 11' },
};

let friezes = 0;
export function Frieze({ type }: { readonly type: FocusType }) {
  const id = useMemo(() => `nd-frieze-${friezes++}`, []);
  const { width, path } = FRIEZES[type];
  return (
    <svg class="nd-frieze" aria-hidden="true">
      <defs><pattern id={id} width={width} height="13" patternUnits="userSpaceOnUse"><path d={path} fill="none" stroke="currentColor" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" /></pattern></defs>
      <rect width="100%" height="13" fill={`url(#${id})`} />
    </svg>
  );
}

export const Level = ({ level }: { readonly level: number }) => (
  <span class="nd-level" aria-hidden="true">{Array.from({ length: level }, (_, i) => <svg key={i} width="7" height="12"><use href="#nd-wedge" /></svg>)}</span>
);

// Numbers stand out, so that a card can be read at a glance.
export const withNumbers = (text: string): ComponentChildren => text.split(/(\+?\d+)/).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part));

export const cardWords = ({ t }: BoardProps, card: CardId): string => t(`web.nd.card.${card}`);

export function CardFace({ props, card, children }: { readonly props: BoardProps; readonly card: CardId; readonly children?: ComponentChildren }) {
  const catalogue = props.catalogue;
  const type = typeOfCard(card);
  const level = levelOfCard(card);
  return (
    <>
      <Frieze type={type} />
      <span class="nd-card-in">
        <span class="nd-card-head">
          <Glyph id={type} size={26} />
          <span><b class="nd-card-name">{nameOf(catalogue.cards, card)}</b><span class="nd-card-type">{nameOf(catalogue.types, type)} {roman(level)} <Level level={level} /></span></span>
        </span>
        <span class="nd-card-words">{withNumbers(cardWords(props, card))}</span>
        {children}
      </span>
    </>
  );
}
