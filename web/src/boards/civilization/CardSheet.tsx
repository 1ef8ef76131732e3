// Cards to choose from, over the map: techs by level, wherever one is learned, taken or given; civilizations in the set-up.
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { Doubt } from './Doubt';
import { Count, Glyph } from './Glyph';
import { followsOf, found, LEVELS, namedBy, optionsOf, verbOf } from './model';
import type { BoardProps } from './props';

// The techs among the answers; to choose none is a button in the own area.
export const cardsIn = (props: BoardProps): readonly Option[] => optionsOf(props.compose).filter((option) => ['research', 'tech', 'civ'].includes(verbOf(option)) && namedBy(option) !== 'none');

export function CardSheet(props: BoardProps) {
  const { catalogue, compose, t } = props;
  const options = cardsIn(props);
  if (options.length === 0) return null;
  const levels = [...new Set(options.map((option) => found(catalogue.techs, namedBy(option))?.level ?? 0))].sort((a, b) => b - a);
  return (
    <section class="cv-sheet cv-techs" aria-label={t('web.cv.research')}>
      <header><Glyph id={verbOf(options[0] as Option) === 'civ' ? 'capital' : 'tech'} size={24} /><h2>{compose.decision.value?.prompt}</h2></header>
      {levels.map((level) => (
        <div key={level} class="cv-level">
          {level > 0 && <h3>{t('web.cv.level', { level: LEVELS[level] ?? '' })}</h3>}
          <div class="cv-cards">{options.filter((option) => (found(catalogue.techs, namedBy(option))?.level ?? 0) === level).map((option) => <Card key={option.move} props={props} option={option} />)}</div>
        </div>
      ))}
    </section>
  );
}

function Card({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const card = found([...props.catalogue.techs, ...props.catalogue.civilizations], namedBy(option));
  const chosen = isTaken(props, option);
  const { trade } = followsOf(option);
  return (
    <button type="button" class="cv-tech-card" data-move={option.move} aria-pressed={chosen} data-here={chosen} onClick={() => pressOption(props, option)}>
      <b>{card?.name ?? option.text}{trade !== undefined && <Count id="trade" n={trade} label={props.t('web.cv.n_trade', { n: trade })} />}</b><small>{card?.summary}</small><Doubt props={props} confidence={card?.confidence} />
    </button>
  );
}
