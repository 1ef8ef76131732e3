// An option as a button: a sign, the engine's words, and what a named card does.
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { Doubt } from './Doubt';
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

interface Words {
  readonly summary?: string;
  readonly confidence?: string;
}
// The card that an answer names.
function cardOf({ catalogue, view }: BoardProps, option: Option): Words | undefined {
  const [verb, what] = partsOf(option.move);
  switch (verb) {
    case 'event': return found(catalogue.events, what);
    case 'ability': return found(catalogue.techs, followsOf(option).tech);
    case 'government': return governmentOf(catalogue, view, what);
    case 'wonder': return found(catalogue.wonders, what);
    case 'person': return found(catalogue.great_people, what);
    case 'build': return found(catalogue.buildings, what);
    case 'research': case 'tech': return found(catalogue.techs, what);
    case 'civ': return found(catalogue.civilizations, what);
    default: return undefined;
  }
}
// What it does.
export const wordsOf = (props: BoardProps, option: Option): string | undefined => cardOf(props, option)?.summary;

export function Choice({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const chosen = isTaken(props, option);
  const sign = props.compose.decision.value?.step === 'lost_armies' ? 'army' : signOf(option.move);
  const card = cardOf(props, option);
  const words = card?.summary;
  const verb = partsOf(option.move)[0];
  return (
    <button type="button" class={`cv-choice ${['done', 'pass', 'decline', 'withdraw'].includes(verb) ? 'cv-stop' : ''}`} aria-pressed={chosen} data-here={chosen} data-move={option.move} title={words} onClick={() => pressOption(props, option)}>
      {sign && <Glyph id={sign} size={20} />}
      <span>{option.text}{words && verb !== 'ability' && <><small>{words}</small><Doubt props={props} confidence={card?.confidence} /></>}</span>
    </button>
  );
}
