// Small signs that map and panels share.
import type { ComponentChildren } from 'preact';
import { RESOURCE_IDS } from './types.gen';
import type { Goods } from './model';

// Of ui and pieces: id as in symbols.svg without its "ms-".
export function Glyph({ id, size = 18, look = '' }: { readonly id: string; readonly size?: number; readonly look?: string }) {
  return <svg class={`ms-glyph ${look}`} width={size} height={size} aria-hidden="true"><use href={`#ms-${id}`} /></svg>;
}

// A resource or another sign with a number; the words are for those who cannot see it, and for the pointer.
export function Count({ id, n, label, look = '' }: { readonly id: string; readonly n: ComponentChildren; readonly label: string; readonly look?: string }) {
  return <span class={`ms-count ${look}`} title={label}><Glyph id={id} size={16} look="ms-res" /><b aria-hidden="true">{n}</b><span class="vh">{label}</span></span>;
}

// "2 wood, 1 clay" as signs.
export function GoodsRow({ goods, words }: { readonly goods: Goods; readonly words: string }) {
  return (
    <span class="ms-goods" title={words}>
      {RESOURCE_IDS.filter((id) => goods[id]).map((id) => <span key={id} aria-hidden="true" class="ms-good">{goods[id]}<Glyph id={id} size={14} look="ms-res" /></span>)}
      <span class="vh">{words}</span>
    </span>
  );
}

// The round mark of a unit or a building on the map and in panels: outline and colour say whose, the sign what.
export function Token({ id, seat, size = 24, look = '' }: { readonly id: string; readonly seat: number | 'tribe'; readonly size?: number; readonly look?: string }) {
  return (
    <svg class={`ms-token ${seat === 'tribe' ? 'ms-tribe' : `p${seat + 1}`} ${look}`} width={size} height={size} viewBox="-2 -2 28 28" aria-hidden="true">
      <use class="ms-tok-halo" href={`#ms-tok-${seat === 'tribe' ? 't' : (seat % 6) + 1}`} width="24" height="24" />
      <use class="ms-tok-body" href={`#ms-tok-${seat === 'tribe' ? 't' : (seat % 6) + 1}`} width="24" height="24" />
      <use class="ms-tok-glyph" href={`#ms-${id}`} x="3" y={seat === 'tribe' ? 7 : 4} width="17.5" height="17.5" />
    </svg>
  );
}

// Gold disc: always victory points.
export const Points = ({ n }: { readonly n: number }) => <span class="ms-vp">{n}</span>;

