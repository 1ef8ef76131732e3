// A leader: an ivory seal whose outline is the dynasty, with colour and glyph of its kind; without a kind, the dynasty's own seal.
import { COLOUR_OF, type Dynasty, type LeaderKind } from './model';

const CENTRE: Readonly<Record<Dynasty, number>> = { archer: 24, bull: 26.5, potter: 24, lion: 25 };

export function LeaderFace({ dynasty, leader }: { readonly dynasty: Dynasty; readonly leader?: LeaderKind | undefined }) {
  const y = CENTRE[dynasty];
  return (
    <g class={`te-leader te-${leader ? COLOUR_OF[leader] : 'black'}`}>
      <use href={`#te-seal-${dynasty}`} width="48" height="48" />
      {leader ? (
        <>
          <circle class="te-core" cx="24" cy={y} r="14.5" />
          <use class="te-glyph" href={`#te-${leader}`} x="14" y={y - 10} width="20" height="20" />
        </>
      ) : (
        <use class="te-emblem" href={`#te-${dynasty}`} x="11" y={y - 13} width="26" height="26" />
      )}
    </g>
  );
}

// Both strengths: an arch with the temples beside it (revolt), a shield with its supporters (war).
export function Strengths({ leader, revolt, war }: { readonly leader: LeaderKind; readonly revolt: number; readonly war: number }) {
  return (
    <g class={`te-strengths te-${COLOUR_OF[leader]}`}>
      <path class="te-badge-halo" d="M3 50V41.5a7.5 7.5 0 0 1 15 0V50zM34 35.5h15v7.5c0 4-3.5 6.5-7.5 8.5-4-2-7.5-4.5-7.5-8.5z" />
      <path class="te-arch" d="M3 50V41.5a7.5 7.5 0 0 1 15 0V50z" />
      <text class="te-arch-n" x="10.5" y="47.5">{revolt}</text>
      <path class="te-shield" d="M34 35h15.5v8c0 4.2-3.5 6.8-7.75 8.6-4.25-1.8-7.75-4.4-7.75-8.6z" />
      <text class="te-shield-n" x="41.75" y="47">{war}</text>
    </g>
  );
}

export function LeaderIcon({ dynasty, leader, size = 50, look = '' }: { readonly dynasty: Dynasty; readonly leader?: LeaderKind | undefined; readonly size?: number; readonly look?: string }) {
  return (
    <svg class={`te-icon ${look}`} width={size} height={size} viewBox="-1 -1 50 50" aria-hidden="true">
      <LeaderFace dynasty={dynasty} leader={leader} />
    </svg>
  );
}
