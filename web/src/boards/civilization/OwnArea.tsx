// What is answered beside the map, always in view: cities and what they do, units in hand, answers to others. Squares are chosen on the map, techs, fronts and
// lines of an offer on the sheets over it; everything else is a button here, so that no question is without an answer.
import type { Option } from '../../protocol/messages';
import { frontMoves } from './BattleSheet';
import { Choice } from './Choice';
import { CityPanel, CITY_STEPS, cityMoves } from './CityPanel';
import { Hand, handMoves } from './Hand';
import { motionOf, optionsOf, ownSeat, stepOf, targetOf, verbOf } from './model';
import { draftMoves } from './OfferSheet';
import type { BoardProps } from './props';
import { cardsIn } from './CardSheet';
import { isWindow } from './standing_order';
import { PassToggle, WindowPanel } from './WindowPanel';

// The options that have no other place: each control says itself which ones it shows.
export function answersHere(props: BoardProps): readonly Option[] {
  const elsewhere = new Set([cityMoves, handMoves, frontMoves, cardsIn, draftMoves].flatMap((shown) => shown(props)));
  return optionsOf(props.compose).filter((option) => !elsewhere.has(option) && targetOf(option) === null);
}

const LAST = new Set(['done', 'pass', 'withdraw', 'keep', 'research']);

export function OwnArea(props: BoardProps) {
  const { compose, view, t } = props;
  const decision = compose.decision.value;
  const own = ownSeat(view, props.you);
  const options = answersHere(props);
  const last = options.filter((option) => LAST.has(verbOf(option)));
  const others = options.filter((option) => !LAST.has(verbOf(option)));
  const announced = isWindow(props) || ((view.announcements ?? []).length > 0 && !CITY_STEPS.includes(stepOf(compose)));
  const cities = !view.battle && own?.government && !announced;
  const cityFirst = ['city_menu', ...CITY_STEPS].includes(stepOf(compose));
  const motion = motionOf(decision);
  const onMap = optionsOf(compose).some((option) => targetOf(option) !== null);
  return (
    <div class="cv cv-own" data-step={decision?.step ?? 'wait'}>
      {announced && <WindowPanel {...props} />}
      {view.battle && <Hand {...props} />}
      {cities && cityFirst && <CityPanel {...props} />}
      {others.length > 0 && <div class="cv-choices">{others.map((option) => <Choice key={option.move} props={props} option={option} />)}</div>}
      {onMap && <p class="cv-note">{t('web.cv.choose_on_map')}{motion && <> <b>{t('web.cv.steps_left', { n: motion.left })}</b></>}</p>}
      {last.length > 0 && <div class="cv-choices cv-last">{last.map((option) => <Choice key={option.move} props={props} option={option} />)}</div>}
      {cities && !cityFirst && <CityPanel {...props} />}
      <PassToggle {...props} />
    </div>
  );
}
