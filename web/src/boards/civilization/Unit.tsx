// A unit card: the sign of its type and its strength in the owner's colour; wounds as wedges.
import { Glyph } from './Glyph';
import type { UnitId } from './model';

export function UnitFace({ type, strength, seat, wounds = 0, name, look = '' }: { readonly type: UnitId; readonly strength: number; readonly seat: number | 'barbarians'; readonly wounds?: number; readonly name?: string; readonly look?: string }) {
  return (
    <span class={`cv-unit ${seat === 'barbarians' ? 'cv-barbarians' : `p${seat + 1}`} ${look}`}>
      <span class="cv-unit-head"><Glyph id={type} size={20} /><b>{strength}</b></span>
      {name !== undefined && (
        <span class="cv-unit-body">
          <b>{name}</b>
          <span class="cv-wounds" aria-hidden="true">{Array.from({ length: Math.max(strength, wounds) }, (_, i) => <i key={i} class={i < wounds ? 'cv-wound' : ''} />)}</span>
        </span>
      )}
    </span>
  );
}
