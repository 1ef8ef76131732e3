// The winner's wreath of reed around his seal.
import type { ComponentChildren } from 'preact';

const LEAVES = [-1, 1].flatMap((side) => Array.from({ length: 7 }, (_, k) => [28, -28].map((lean) => ({ side, angle: 172 - k * 24, lean }))).flat());

export function Laurel({ children }: { readonly children: ComponentChildren }) {
  return (
    <span class="laurel">
      <svg viewBox="-42 -42 84 84" aria-hidden="true">
        <path d="M0 33A33 33 0 0 1 -17 -27M0 33A33 33 0 0 0 17 -27" />
        {LEAVES.map(({ side, angle, lean }) => {
          const x = side * 33 * Math.sin((angle * Math.PI) / 180);
          const y = -33 * Math.cos((angle * Math.PI) / 180);
          return <ellipse key={`${side}/${angle}/${lean}`} cx="0" cy="-5.5" rx="2.9" ry="6" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${side * (angle - 90) + lean})`} />;
        })}
      </svg>
      <span class="seals">{children}</span>
    </span>
  );
}
