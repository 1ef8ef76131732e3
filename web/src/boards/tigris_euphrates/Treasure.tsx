// A treasure in the upper right corner of its temple; one of a corner space, which is taken first, has a square frame.
export function TreasureFace({ corner }: { readonly corner: boolean }) {
  return (
    <g class="te-treasure">
      {corner && <rect class="te-treasure-frame" x="27.5" y="-.5" width="25" height="25" rx="3" />}
      <use href="#te-rosette" x="29" y="1" width="22" height="22" />
    </g>
  );
}

export function TreasureIcon({ corner = false, size = 18, faded = false }: { readonly corner?: boolean; readonly size?: number; readonly faded?: boolean }) {
  return (
    <svg class={`te-icon ${faded ? 'te-faded' : ''}`} width={size} height={size} viewBox={corner ? '27 -1 26 26' : '29 1 22 22'} aria-hidden="true">
      <TreasureFace corner={corner} />
    </svg>
  );
}
