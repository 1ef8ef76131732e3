import type { ComponentChildren } from 'preact';

// A symbol of this board: <Sym id="res-wood" />, decorative unless it is given a label.
export function Sym({ id, class: extra = '', label }: { readonly id: string; readonly class?: string; readonly label?: string }) {
  return label ? (
    <svg class={extra} role="img" aria-label={label}>
      <use href={`#sw-${id}`} />
    </svg>
  ) : (
    <svg class={extra} aria-hidden="true">
      <use href={`#sw-${id}`} />
    </svg>
  );
}

// What is seen, and what is said instead of it.
export const Spoken = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => (
  <>
    <span class="sw-shown" aria-hidden="true">{children}</span>
    <span class="vh">{label}</span>
  </>
);

// The square with a category's glyph: colour and sign together.
export const Cat = ({ colour, label }: { readonly colour: string; readonly label?: string }) => (
  <span class={`sw-cat sw-${colour}`}>
    <Sym id={`cat-${colour}`} {...(label ? { label } : {})} />
  </span>
);

// A number in front of its symbol: coins, shields, points.
export const Num = ({ id, n, label, class: extra = '' }: { readonly id: string; readonly n: number | string; readonly label: string; readonly class?: string }) => (
  <span class={`sw-num ${extra}`}>
    <Sym id={id} />
    <span aria-hidden="true">{n}</span>
    <span class="vh">{label}</span>
  </span>
);

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
