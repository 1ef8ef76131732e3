// Others have announced something, or move: one may answer it. Whoever does not want to be asked all the time says so for this phase.
import { Seal } from '../../app/Icon';
import { Glyph } from './Glyph';
import { civName, found, nameOf, type AnnouncementView } from './model';
import type { BoardProps } from './props';
import { isPassing, isWindow, setPassing } from './standing_order';

// "China: produce Bank in e7"; a city that has not chosen what it does is its square only
export function announcementText({ catalogue, view }: Pick<BoardProps, 'catalogue' | 'view'>, one: AnnouncementView): string {
  const item = [one.item, one.second_item].flatMap((of) => (of ? [nameOf(catalogue.buildings, of.building) || nameOf(catalogue.wonders, of.wonder) || nameOf(catalogue.units, of.unit) || nameOf(catalogue.resources, of.resource) || nameOf(catalogue.figures, of.figure)] : [])).join(', ');
  const city = view.seats[one.seat]?.cities.find(({ city }) => city === one.city)?.at;
  const what = one.kind === 'city_action' ? (one.what === undefined ? city : nameOf(catalogue.deeds, one.what)) : one.kind === 'event' ? nameOf(catalogue.events, one.what) : nameOf(catalogue.techs, one.tech);
  return [what, item, one.square, one.other_square].filter(Boolean).join(' · ');
}

export function WindowPanel(props: BoardProps) {
  const { view, catalogue, t } = props;
  const all = view.announcements ?? [];
  return (
    <section class="cv-window" aria-label={t('web.cv.window')}>
      {all.map((one, i) => (
        <p key={i}>
          <Seal seat={one.seat} size={18} /><Glyph id={one.kind === 'event' ? 'cards' : one.kind === 'ability' ? 'tech' : 'city'} size={17} />
          <span><b>{civName(catalogue, view, one.seat)}</b>: {announcementText(props, one)}{one.against !== undefined && ` → ${civName(catalogue, view, one.against)}`}
            <small>{one.kind === 'event' ? found(catalogue.events, one.what)?.summary : one.kind === 'ability' ? found(catalogue.techs, one.tech)?.summary : ''}</small></span>
        </p>
      ))}
      {all.length === 0 && <p class="cv-note">{t('web.cv.window.move', { who: civName(catalogue, view, view.active) })}</p>}
    </section>
  );
}

// Seen wherever it can matter, and as long as it is on.
export function PassToggle(props: BoardProps) {
  const { t, you } = props;
  const on = isPassing(props);
  if (you === 'spectator' || (!isWindow(props) && !on)) return null;
  return (
    <label class="cv-pass"><input type="checkbox" data-role="pass-always" checked={on} onChange={(event) => setPassing(props, event.currentTarget.checked)} /><span>{t('web.cv.window.always')}<small>{t('web.cv.window.always.note')}</small></span></label>
  );
}
