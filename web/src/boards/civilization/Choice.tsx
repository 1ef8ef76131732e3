// An option as a button: a sign, the engine's words, and what a named card does.
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { Glyph } from './Glyph';
import { followsOf, found, governmentOf, partsOf } from './model';
import type { BoardProps } from './props';

const SIGNS: Readonly<Record<string, string>> = {
  produce: 'production', devote: 'culture', harvest: 'harvest', double_harvest: 'harvest', free_building: 'gift', army: 'army', scout: 'scout', advance: 'culture', coin: 'coin', government: 'crown',
  send: 'scout', found: 'city', city: 'city', event: 'cards', ability: 'tech', research: 'tech', tech: 'tech', player: 'hand', offer: 'hand', counter: 'hand', propose: 'hand', keep: 'capital', heal: 'humanitarian', group: 'army', from: 'army',
};

// The sign of a move.
export function signOf(move: string): string | null {
  const [verb, what] = partsOf(move);
  switch (verb) {
    case 'unit': case 'build': case 'wonder': case 'person': case 'resource': return what;
    case 'fight': return what.split(' ')[0] ?? null;
    case 'pay': case 'give': case 'want': case 'loot': return goodOf(what);
    default: return SIGNS[verb] ?? null;
  }
}
// Of "silk", "hut silk", "3 trade", "event sabotage".
function goodOf(what: string): string {
  const words = what.split(' ');
  if (words[0] === 'event') return 'cards';
  if (words[0] === 'coin') return 'coin';
  return words.at(-1) ?? '';
}

// What the named card does.
export function wordsOf({ catalogue, view }: BoardProps, option: Option): string | undefined {
  const [verb, what] = partsOf(option.move);
  switch (verb) {
    case 'event': return found(catalogue.events, what)?.summary;
    case 'ability': return found(catalogue.techs, followsOf(option).tech)?.summary;
    case 'government': return governmentOf(catalogue, view, what)?.summary;
    case 'wonder': return found(catalogue.wonders, what)?.summary;
    case 'person': return found(catalogue.great_people, what)?.summary;
    case 'build': return found(catalogue.buildings, what)?.summary;
    case 'research': case 'tech': return found(catalogue.techs, what)?.summary;
    case 'civ': return found(catalogue.civilizations, what)?.summary;
    default: return undefined;
  }
}

export function Choice({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const chosen = isTaken(props, option);
  const sign = props.compose.decision.value?.step === 'lost_armies' ? 'army' : signOf(option.move);
  const words = wordsOf(props, option);
  const verb = partsOf(option.move)[0];
  return (
    <button type="button" class={`cv-choice ${['done', 'pass', 'decline', 'withdraw'].includes(verb) ? 'cv-stop' : ''}`} aria-pressed={chosen} data-here={chosen} data-move={option.move} title={words} onClick={() => pressOption(props, option)}>
      {sign && <Glyph id={sign} size={20} />}
      <span>{option.text}{words && verb !== 'ability' && <small>{words}</small>}</span>
    </button>
  );
}
