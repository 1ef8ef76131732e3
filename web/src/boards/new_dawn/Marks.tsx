// What can be chosen: legal spaces outlined with their name, what is out of the question dimmed, what one might try and cannot dashed with
// the reason's sign; the space looked at, the chosen one, and the piece as it would lie there.
import type { ComponentChild } from 'preact';
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import { route } from './choosing';
import { percent } from './describe';
import { outline, type Ground, type Point } from './hexes';
import { pointOf } from './Land';
import { difficultyOf, followsOf, motionOf, spaceOf, stepOf, verbOf, type Catalogue, type Follows, type SpaceId, type View } from './model';
import { Caravan, City, ResourceChip, Token } from './Pieces';
import { chosenSpace, lookedAt, openSpaces } from './places';
import { pointed } from './ui';

interface MarkProps {
  readonly props: BoardProps;
  readonly ground: Ground;
}

const at = ({ x, y }: Point): string => `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
const Double = ({ points, look }: { readonly points: string; readonly look: string }) => <g class={look}><polygon class="nd-under" points={points} /><polygon points={points} /></g>;

// Reasons that are about the terrain: the number that is too high says it.
const TOO_HARD = new Set(['ND-5.2', 'ND-7.3', 'ND-8.3', 'ND-8.19']);
const SHOWN_REFUSALS = new Set(['culture', 'hanging_gardens', 'caravan_step']);

// Refusals that are drawn: not where one's own pieces are, and not for questions that would refuse half of the map.
export function refusedSpaces(view: View, compose: BoardProps['compose']): readonly { readonly id: SpaceId; readonly rule: string; readonly why: string }[] {
  const decision = compose.decision.value;
  if (!decision || !SHOWN_REFUSALS.has(decision.step ?? '')) return [];
  return (decision.unavailable ?? []).flatMap((entry) => {
    const id = entry['space'];
    const space = typeof id === 'string' ? spaceOf(view, id) : undefined;
    return space && space.seat !== decision.seat && space.terrain !== 'water' ? [{ id: space.id, rule: entry.rule, why: entry.why }] : [];
  });
}

// Everything that is not part of the question steps back.
export function Scrim({ props, ground }: MarkProps) {
  const view = props.view;
  const { compose } = props;
  const open = openSpaces(compose);
  const motion = motionOf(compose.decision.value);
  if (open.size === 0) return null;
  const live = new Set<SpaceId>([...open.keys(), ...(motion ? [motion.space, ...motion.reach] : []), ...refusedSpaces(view, compose).map((one) => one.id)]);
  const own = compose.decision.value?.seat;
  return (
    <g class="nd-dim" aria-hidden="true">
      {view.map.spaces.filter((space) => !live.has(space.id) && !(space.seat === own && space.piece !== 'token')).map(({ id }) => <polygon key={id} class="nd-scrim" points={outline(pointOf(ground, id), 25.8)} />)}
    </g>
  );
}

export function LegalMarks({ props, ground }: MarkProps) {
  const view = props.view;
  const catalogue = props.catalogue;
  const { compose } = props;
  const open = openSpaces(compose);
  const motion = motionOf(compose.decision.value);
  const refused = refusedSpaces(view, compose);
  return (
    <g class="nd-marks" aria-hidden="true">
      {refused.map(({ id, rule }) => {
        const point = pointOf(ground, id);
        const space = spaceOf(view, id);
        return (
          <g key={id}>
            <polygon class="nd-refused" points={outline(point, 23.6)} />
            <g class="nd-bad" transform={`translate(${point.x - 13} ${point.y + 14})`}>
              <circle r="8.5" />
              {TOO_HARD.has(rule) && space
                ? <><text y="4.3">{difficultyOf(catalogue, space.terrain)}</text><path d="M-6 6 6-6" /></>
                : <path d="M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2" />}
            </g>
          </g>
        );
      })}
      {motion?.reach.filter((id) => !open.has(id)).map((id) => <polygon key={id} class={`nd-reach ${motion.destinations.includes(id) ? 'nd-goal' : ''}`} points={outline(pointOf(ground, id), 22.6)} />)}
      {[...open].map(([id, options]) => <Legal key={id} props={props} ground={ground} id={id} options={options} />)}
    </g>
  );
}

function Legal({ props, ground, id, options }: MarkProps & { readonly id: SpaceId; readonly options: readonly Option[] }) {
  const space = spaceOf(props.view, id);
  const point = pointOf(ground, id);
  const wins = followsOf(options[0]).wins_of_36;
  const bare = !space?.piece && !space?.independent && !space?.resource;
  return (
    <g class={`nd-legal nd-verb-${verbOf(options[0] as Option)}`}>
      <Double points={outline(point, 23.4)} look="nd-legal-line" />
      {wins !== undefined
        ? <text class="nd-label nd-chances" x={point.x} y={point.y + 22}>{percent(wins)}</text>
        : bare && <text class="nd-label" x={point.x} y={point.y + 18}>{id}</text>}
    </g>
  );
}

// The piece as it would lie there.
function Ghost({ option, seat }: { readonly option: Option; readonly seat: number }): ComponentChild {
  switch (verbOf(option)) {
    case 'place': case 'convert': return <g transform="translate(0 -3)"><Token seat={seat} ghost /></g>;
    case 'reinforce': return <Token seat={seat} reinforced ghost />;
    case 'city': return <City seat={seat} ghost />;
    case 'step': case 'start': return <g class="nd-ghost"><Caravan seat={seat} /></g>;
    default: return null;
  }
}

function Gains({ follows, point, catalogue }: { readonly follows: Follows; readonly point: Point; readonly catalogue: Catalogue }) {
  const resource = follows.resource ?? (follows.natural_wonder ? catalogue.natural_wonders.find((one) => one.id === follows.natural_wonder)?.resource : undefined);
  if (!resource) return null;
  return (
    <g class="nd-gain" transform={`translate(${point.x + 27} ${point.y + 1})`}>
      <ResourceChip resource={resource} />
      <circle cx="11" cy="-9" r="7.5" /><path d="M7.5-9h7M11-12.5v7" />
    </g>
  );
}

export function Looked({ props, ground }: MarkProps) {
  const { compose } = props;
  const seat = compose.decision.value?.seat ?? 0;
  const open = openSpaces(compose);
  const chosen = chosenSpace(compose);
  const looked = pointed.value;
  const option = looked && open.has(looked) ? lookedAt(compose, looked) : chosen ? (open.get(chosen)?.[0] ?? null) : null;
  const ghostAt = looked && open.has(looked) ? looked : chosen;
  const asks = open.size > 0;
  const reachable = looked !== null && motionOf(compose.decision.value)?.routes[looked] !== undefined;
  return (
    <g class="nd-looked" aria-hidden="true">
      {chosen && <Double points={outline(pointOf(ground, chosen), 23.4)} look="nd-chosen" />}
      {looked && ground.at.has(looked) && (
        <>
          {(open.has(looked) || reachable) && <polygon class="nd-hover-fill" points={outline(pointOf(ground, looked), 23)} />}
          <polygon class={`nd-focus-ring ${asks && !open.has(looked) && !reachable ? 'nd-quiet' : ''}`} points={outline(pointOf(ground, looked), 28)} />
        </>
      )}
      {option && ghostAt && ground.at.has(ghostAt) && (
        <>
          <g transform={at(pointOf(ground, ghostAt))}><Ghost option={option} seat={seat} /></g>
          <Gains follows={followsOf(option)} point={pointOf(ground, ghostAt)} catalogue={props.catalogue} />
        </>
      )}
    </g>
  );
}

// The way of a caravan: steps to the space looked at or already clicked, with what is left of the distance; and, before it starts, how far
// it could go.
export function Path({ props, ground }: MarkProps) {
  const { compose } = props;
  const decision = compose.decision.value;
  const motion = motionOf(decision);
  const looked = pointed.value;
  if (stepOf(compose) === 'caravans') {
    const option = lookedAt(compose, looked);
    const follows = followsOf(option);
    return (
      <g class="nd-path" aria-hidden="true">
        {follows.reach?.map((id) => <polygon key={id} class={`nd-reach ${follows.destinations?.includes(id) ? 'nd-goal' : ''}`} points={outline(pointOf(ground, id), 22.6)} />)}
      </g>
    );
  }
  if (!motion) return null;
  const way = route.value.length > 0 ? route.value : looked ? motion.routes[looked] : undefined;
  const here = pointOf(ground, motion.space);
  return (
    <g class="nd-path" aria-hidden="true">
      {way && (
        <>
          <path class="nd-path-under" d={`M${[here, ...way.map((id) => pointOf(ground, id))].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
          <path class="nd-path-line" d={`M${[here, ...way.map((id) => pointOf(ground, id))].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
          {way.map((id, i) => (
            <g key={id} class="nd-path-step" transform={at(pointOf(ground, id))}><circle r="8" /><text y="4">{motion.steps_left - i - 1}</text></g>
          ))}
        </>
      )}
      <g class="nd-path-start" transform={`translate(${here.x + 15} ${here.y - 15})`}><circle r="9.5" /><text y="4.5">{motion.steps_left}</text></g>
    </g>
  );
}
