// Small signs that map and panels share.
import type { ComponentChildren } from 'preact';

export function Glyph({ id, size = 18, look = '' }: { readonly id: string; readonly size?: number; readonly look?: string }) {
  return <svg class={`cv-glyph ${look}`} width={size} height={size} aria-hidden="true"><use href={`#cv-${id}`} /></svg>;
}

// A sign with a number; the words are for those who cannot see it, and for the pointer.
export function Count({ id, n, label, look = '' }: { readonly id: string; readonly n: ComponentChildren; readonly label: string; readonly look?: string }) {
  return <span class={`cv-count cv-of-${id} ${look}`} title={label}><b aria-hidden="true">{n}</b><Glyph id={id} size={16} /><span class="vh">{label}</span></span>;
}
