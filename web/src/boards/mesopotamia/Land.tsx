// The land: areas by terrain with their relief, rivers, the frame of glazed bricks and the sea. Depends on the map only.
import { memo } from '../memo';
import { FRAME, outlineOf, pathOf, rivers, type Pair } from './geometry';
import type { Catalogue, SegmentSheet } from './model';
import { reliefOf } from './relief';

type Sheets = Catalogue['map'];
const WASHES: readonly Pair[] = [[70, 0.05], [44, 0.06], [22, 0.07]]; // a darker edge, in layers

export const Land = memo(function Land({ map, lang }: { readonly map: Sheets; readonly lang: 'en' | 'cs' | 'pl' }) {
  return (
    <g aria-hidden="true">
      <defs>{map.areas.map((area) => <clipPath key={area.id} id={`ms-clip-${area.id}`}><path d={outlineOf(area)} /></clipPath>)}</defs>
      {map.areas.map((area) => {
        const outline = outlineOf(area);
        const { hills, lines, green } = reliefOf(area);
        return (
          <g key={area.id} clip-path={`url(#ms-clip-${area.id})`}>
            <path class={`ms-land ms-${area.terrain ?? 'home'}`} d={outline} />
            {WASHES.map(([width, opacity]) => <path key={width} class="ms-wash" stroke-width={width} opacity={opacity} d={outline} />)}
            {hills && <path class="ms-relief ms-hill" d={hills} />}
            {lines && <path class="ms-relief" d={lines} />}
            {green && <path class="ms-relief ms-green" d={green} />}
          </g>
        );
      })}
      <path class="ms-seam" d={map.areas.map(outlineOf).join('')} />
      <Frame map={map} lang={lang} />
    </g>
  );
});

function Frame({ map: { canvas: { width, height }, decor }, lang }: { readonly map: Sheets; readonly lang: 'en' | 'cs' | 'pl' }) {
  const around = `M${-FRAME} ${-FRAME}h${width + 2 * FRAME}v${height + 2 * FRAME}h${-width - 2 * FRAME}zM0 0v${height}h${width}v${-height}z`;
  return (
    <>
      <path class="ms-bricks" fill-rule="evenodd" d={around} />
      <path class="ms-frame-line" d={`M0 0h${width}v${height}h${-width}z`} />
      {decor.map(({ polygon, name, label }) => (
        <g key={name.en}>
          <path class="ms-sea" d={spilled(polygon, height)} />
          <path class="ms-waves" d={spilled(polygon, height)} />
          <text class="ms-river-name ms-sea-name" x={label[0]} y={height + FRAME + 8}>{name[lang]}</text>
        </g>
      ))}
    </>
  );
}

// Water at the lower edge of the map flows over the frame.
function spilled(polygon: readonly Pair[], height: number): string {
  const edge = polygon.filter(([, y]) => y >= height).map(([x]) => x);
  if (edge.length < 2) return `${pathOf(polygon)}z`;
  const [left, right] = [Math.min(...edge), Math.max(...edge)];
  const over = `M${left} ${height - 1}c-20 22-60 34-120 ${FRAME + 24}h${right - left + 360}c-120-10-200-20-240${-FRAME - 24}z`;
  return `${pathOf(polygon)}z${over}`;
}

export const Rivers = memo(function Rivers({ map, names }: { readonly map: Sheets; readonly names: boolean }) {
  const all = rivers(map);
  const lines = (main: boolean) => all.filter((river) => river.main === main).flatMap((river) => river.segments.map((one) => pathOf(one.drawing.line))).join('');
  const [wide, narrow] = [lines(true), lines(false)];
  return (
    <g class="ms-rivers" aria-hidden="true">
      {['ms-bank', 'ms-water', 'ms-stream', 'ms-foam'].map((look) => <g key={look} class={look}><path class="ms-wide" d={wide} /><path d={narrow} /></g>)}
      {[...new Map(all.flatMap((river) => river.segments.flatMap(ends)).map((end) => [end.join(), end])).values()].map(([x, y]) => <circle key={`${x} ${y}`} class="ms-node" cx={x} cy={y} r="5.500" />)}
      {names && all.filter((river) => river.main).map((river, i) => <RiverName key={river.name} name={river.name} map={map} segments={river.segments} n={i} />)}
    </g>
  );
});

const ends = ({ drawing: { line } }: SegmentSheet): Pair[] => [line[0], line.at(-1)].filter((end) => end !== undefined);

// Along two segments as far as possible from what is written in the areas.
function RiverName({ name, map, segments, n }: { readonly name: string; readonly map: Sheets; readonly segments: readonly SegmentSheet[]; readonly n: number }) {
  const room = ([x, y]: Pair) => Math.min(...map.areas.map(({ drawing }) => Math.hypot(drawing.label[0] - x, drawing.label[1] + 40 - y)));
  const starts = segments.slice(0, -1).map((one, i) => ({ i, room: room(one.drawing.line.at(-1) ?? [0, 0]) }));
  const best = starts.reduce((one, other) => (other.room > one.room ? other : one), { i: 0, room: 0 });
  const line = segments.slice(best.i, best.i + 2).flatMap((one) => one.drawing.line);
  const forwards = (line.at(-1)?.[0] ?? 0) >= (line[0]?.[0] ?? 0);
  return (
    <>
      <path id={`ms-river-${n}`} fill="none" d={pathOf(forwards ? line : [...line].reverse())} />
      <text class="ms-river-name" dy={forwards ? 44 : -22}><textPath href={`#ms-river-${n}`} startOffset="8%">{name}</textPath></text>
    </>
  );
}

// Of patterns: once in a drawing.
export const Patterns = () => (
  <defs>
    <pattern id="ms-hatch-1" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="ms-hatch" d="M0 7h14" /></pattern>
    <pattern id="ms-hatch-2" width="20" height="12" patternUnits="userSpaceOnUse"><path class="ms-hatch" d="M0 6q5-5 10 0t10 0" /></pattern>
    <pattern id="ms-hatch-3" width="11" height="20" patternUnits="userSpaceOnUse"><path class="ms-hatch" d="M5.500 0v20" /></pattern>
    <pattern id="ms-hatch-4" width="16" height="16" patternUnits="userSpaceOnUse"><path class="ms-hatch ms-hatch-dark" d="M0 16V8h8V0h8" /></pattern>
    <pattern id="ms-hatch-5" width="14" height="14" patternUnits="userSpaceOnUse"><circle class="ms-hatch" cx="7" cy="7" r="3" /></pattern>
    <pattern id="ms-hatch-6" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="ms-hatch ms-hatch-dark" d="M0 7h14" /></pattern>
    <pattern id="ms-closed" width="22" height="22" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="ms-closed-line" d="M0 11h22" /></pattern>
    <pattern id="ms-brick-tiles" width="64" height="20" patternUnits="userSpaceOnUse">
      <rect class="ms-glaze" width="64" height="20" /><path class="ms-grout" d="M0 .5h64M0 10h64M16 0v10M48 0v10M0 10v10M32 10v10" />
      <path class="ms-dots" d="M0 5h.01M64 5h.01M16 15h.01" /><path class="ms-dots ms-gold" d="M32 5h.01M48 15h.01" />
    </pattern>
    <pattern id="ms-wave-lines" width="44" height="18" patternUnits="userSpaceOnUse"><path class="ms-wave" d="M0 9q11-8 22 0t22 0" /></pattern>
  </defs>
);
