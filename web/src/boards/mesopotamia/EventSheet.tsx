// Over the map: an event that was revealed or changed hands, and its two options.
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { sourceText } from './describe';
import { Glyph, Points } from './Glyph';
import { areaName, areaOf, found, optionsOf, pickOf, stepOf, verbOf } from './model';
import type { BoardProps } from './props';

// The answers that are given here.
export const eventMoves = ({ compose }: BoardProps): readonly Option[] => (stepOf(compose) === 'event' ? optionsOf(compose).filter((option) => verbOf(option) === 'option') : []);

export function EventSheet(props: BoardProps) {
  const { view, catalogue, compose, t } = props;
  const options = eventMoves(props);
  const area = String(compose.decision.value?.['area'] ?? '');
  const event = found(catalogue.events, areaOf(view, area)?.event?.token);
  if (options.length === 0 || !event) return null;
  const refused = compose.decision.value?.unavailable ?? [];
  return (
    <section class="ms-sheet ms-event-sheet" aria-label={event.name}>
      <header>
        <span class={`ms-spot ms-${event.terrain}`} aria-hidden="true"><Glyph id="event" size={22} /></span>
        <div><h2>{event.name}</h2><p class="ms-note">{areaName(catalogue, area)} · {sourceText(props, event)}</p></div>
        {event.vp > 0 && <Points n={event.vp} />}
      </header>
      <div class="ms-options">
        {event.options.map((side, i) => {
          const option = options.find((one) => pickOf(one, 'option') === i + 1);
          const taken = option !== undefined && isTaken(props, option);
          const body = <><b>{side.label}</b><ul>{side.text.split(' · ').map((part) => <li key={part}>{part}</li>)}</ul></>;
          return option
            ? <button key={i} type="button" class="ms-option" data-move={option.move} aria-pressed={taken} data-here={taken} onClick={() => pressOption(props, option)}>{body}</button>
            : <button key={i} type="button" class="ms-option ms-refused" aria-disabled="true" data-why={`option ${i + 1}`} onClick={() => props.table.why(`option ${i + 1}`)}>{body}<small>{refused.find((one) => one['option'] === i + 1)?.why ?? t('web.ms.event.not')}</small></button>;
        })}
      </div>
    </section>
  );
}
