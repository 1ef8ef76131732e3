// A symbol of the sprite: <Icon name="i-undo" />, and the mark of a player: <Seal seat={2} />.
const SEALS = ['star', 'wave', 'reed', 'steps', 'wheel', 'fish', 'moon'];
export const sealOf = (seat: number): string => `#seal-${SEALS[seat % SEALS.length]}`; // of a player, in the symbols

export function Icon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  return (
    <svg class="icon" width={size} height={size} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
}

// Seat k always has seal k and colour k, with a dark keyline and a light halo: colour never alone.
export function Seal({ seat, size = 26 }: { readonly seat: number; readonly size?: number }) {
  return (
    <span class={`seal p${seat + 1}`} style={{ '--size': `${size}px` }} aria-hidden="true">
      <svg>
        <use href={sealOf(seat)} />
      </svg>
    </span>
  );
}
