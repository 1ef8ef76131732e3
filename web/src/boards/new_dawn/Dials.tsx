// Both dials: the event that came, the next ones; technology as bricks on an arc, with everybody's seal and the next level. Over the map they
// are folded: the map has the room, and keeps it.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import type { BoardProps } from './props';
import { openSpaces } from './places';
import { isBuilding, leaderName, nameOf, roman, type Catalogue, type DialIcon, type View } from './model';
import { SeatSign } from './Pieces';

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (cx: number, cy: number, degrees: number, r: number): string => `${(cx + r * Math.cos(rad(degrees))).toFixed(1)} ${(cy + r * Math.sin(rad(degrees))).toFixed(1)}`;
// A piece of a ring.
const ring = (cx: number, cy: number, from: number, to: number, inner: number, outer: number): string =>
  `M${at(cx, cy, from, outer)}A${outer} ${outer} 0 0 1 ${at(cx, cy, to, outer)}L${at(cx, cy, to, inner)}A${inner} ${inner} 0 0 0 ${at(cx, cy, from, inner)}z`;

export function Dials(props: BoardProps) {
  if (isBuilding(props.view)) return null;
  return <div class="nd-dials"><Events {...props} /><Technology {...props} /></div>;
}

type Dial = 'events' | 'tech';

export function FoldedDials(props: BoardProps) {
  const [open, setOpen] = useState<Dial | null>(null);
  const choosing = openSpaces(props.compose).size > 0;
  useEffect(() => setOpen(null), [choosing]); // a space is asked for: nothing lies over the map
  const view = props.view;
  if (isBuilding(view)) return null;
  const { catalogue } = props;
  const own = view.seats[props.you === 'spectator' ? view.active : props.you];
  const fold = (dial: Dial, shown: ComponentChildren) => (
    <button type="button" class="nd-fold" aria-expanded={open === dial} onClick={() => setOpen(open === dial ? null : dial)}>{props.t(`web.nd.${dial}`)}{shown}<Icon name="i-down" size={14} /></button>
  );
  return (
    <div class="nd-dials nd-folded">
      {fold('events', <span class="nd-fold-signs"><EventGlyph icon={eventIn(catalogue, view, 0)} look="nd-away-0" /><EventGlyph icon={eventIn(catalogue, view, 1)} look="nd-away-1" /></span>)}
      {own && fold('tech', <b>{own.tech}</b>)}
      {open === 'events' && <Events {...props} />}
      {open === 'tech' && <Technology {...props} />}
    </div>
  );
}

const eventIn = ({ event_dial: dial }: Catalogue, view: View, steps: number): DialIcon => dial[(view.dial + steps) % dial.length]?.id ?? 'blank';
const EventGlyph = ({ icon, look }: { readonly icon: DialIcon; readonly look: string }) => <svg class={`nd-fold-sign ${look}`} viewBox="0 0 30 30" aria-hidden="true"><EventSign icon={icon} x={15} y={15} /></svg>;

const eventName = (catalogue: Catalogue, icon: DialIcon): string => nameOf(catalogue.event_dial, icon);

function Events(props: BoardProps) {
  const { t } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const icon = (steps: number): DialIcon => eventIn(catalogue, view, steps);
  return (
    <section class="nd-dial nd-events" aria-label={t('web.nd.events')}>
      <h2>{t('web.nd.events')}<span>{t('web.nd.events.note')}</span></h2>
      <svg viewBox="0 0 112 112" aria-hidden="true">
        {catalogue.event_dial.map((one, i, { length }) => {
          const middle = -90 + (i - view.dial) * 72;
          const away = (i - view.dial + length) % length;
          return (
            <g key={i} class={`nd-event nd-away-${away}`}>
              <path d={ring(56, 56, middle - 34, middle + 34, 24, 53)} />
              <EventSign icon={one.id} x={56 + 38.5 * Math.cos(rad(middle))} y={56 + 38.5 * Math.sin(rad(middle))} />
            </g>
          );
        })}
        <path class="nd-pointer" d="M56 35l6 10H50z" />
        <circle class="nd-hub" cx="56" cy="58" r="15" /><text x="56" y="63">{view.round}</text>
      </svg>
      <ol>
        <li><span>{t('web.nd.events.now')}</span><b>{eventName(catalogue, icon(0))}</b></li>
        <li><span>{t('web.nd.events.next')}</span>{eventName(catalogue, icon(1))}</li>
        <li><span>{t('web.nd.events.then')}</span>{eventName(catalogue, icon(2))}</li>
      </ol>
    </section>
  );
}

function EventSign({ icon, x, y }: { readonly icon: DialIcon; readonly x: number; readonly y: number }) {
  const use = (id: string, dx: number, dy: number, size: number) => <use href={`#${id}`} x={x + dx - size / 2} y={y + dy - size / 2} width={size} height={size} />;
  switch (icon) {
    case 'trade': return <g class="nd-event-coin">{use('nd-coin', 0, 0, 22)}</g>;
    case 'move': return <>{use('nd-i-tent', -4, 0, 17)}{use('nd-i-arrow', 9, 2, 12)}</>;
    case 'spawn': return <>{use('nd-i-tent', 0, 1, 18)}{use('i-plus', 9, -8, 11)}</>;
    case 'blank': return <path class="nd-nothing" d={`M${x - 5} ${y}h10`} />;
  }
}

const FROM = -222;
const TO = 42;

function Technology(props: BoardProps) {
  const { t, you } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const own = view.seats[you === 'spectator' ? view.active : you];
  if (!own) return null;
  const { last, after_last: after, marks } = catalogue.tech;
  const next = marks.find((mark) => mark.at > own.tech);
  const step = (TO - FROM) / last;
  const middle = (n: number): number => FROM + (n - 0.5) * step;
  const note = next ? t('web.nd.tech.next', { level: roman(next.level), n: next.at }) : t('web.nd.tech.last', { n: after });
  const all = view.seats.map((seat) => t('web.nd.tech.of', { who: leaderName(catalogue, view, seat.seat), n: seat.tech })).join(', ');
  return (
    <section class="nd-dial nd-tech" aria-label={t('web.nd.tech')}>
      <h2>{t('web.nd.tech')}<span>{t('web.nd.tech.end', { last, after })}</span></h2>
      <p class="vh">{all}. {note}</p>
      <svg viewBox="0 0 182 150" aria-hidden="true">
        {Array.from({ length: last }, (_, i) => i + 1).map((n) => (
          <path key={n} class={`nd-brick ${n <= own.tech ? 'nd-on' : ''} ${n === next?.at ? 'nd-next' : ''}`} d={ring(91, 88, FROM + (n - 1) * step + 1, FROM + n * step - 1, 55, 70)} />
        ))}
        {marks.map((mark) => {
          const [x, y] = at(91, 88, middle(mark.at), 45).split(' ').map(Number) as [number, number];
          return <text key={mark.at} class={`nd-mark ${mark === next ? 'nd-next' : ''}`} x={x} y={y + 4}>{roman(mark.level)}</text>;
        })}
        {view.seats.map((seat) => {
          const same = view.seats.filter((other) => other.tech === seat.tech && other.seat < seat.seat).length;
          const [x, y] = at(91, 88, seat.tech === 0 ? FROM - 4 : middle(seat.tech), 79 - 5 * same).split(' ').map(Number) as [number, number];
          return <g key={seat.seat} class={`nd-tech-seat p${seat.seat + 1}`}><circle class="nd-seat-halo" cx={x} cy={y} r="9.5" /><circle class="nd-seat-face" cx={x} cy={y} r="8" /><SeatSign seat={seat.seat} x={x} y={y} size={10.5} /></g>;
        })}
        <text class="nd-tech-now" x="91" y="94">{own.tech}</text><text class="nd-tech-note" x="91" y="112">{note}</text>
      </svg>
    </section>
  );
}

