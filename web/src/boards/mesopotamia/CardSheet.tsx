// Over the map: what is chosen from cards: roles and empires, a quest to return, a technology to raise, parties that fight.
import type { Option } from '../../protocol/messages';
import { Seal } from '../../app/Icon';
import { isTaken, pressOption } from '../press';
import { sourceText, whoIs } from './describe';
import { Glyph, Points, Token } from './Glyph';
import { cardOf, found, LEVELS, nameOf, optionsOf, ownSeat, pickOf, stepOf, verbOf, type EmpireId, type Party, type TypeId } from './model';
import type { BoardProps } from './props';

const STEPS: readonly string[] = ['role', 'empire', 'return_quest', 'raise_tech', 'battle_pair'];

// The answers that are given here.
export const cardMoves = ({ compose }: BoardProps): readonly Option[] => (STEPS.includes(stepOf(compose)) ? optionsOf(compose) : []);

export function CardSheet(props: BoardProps) {
  const { compose } = props;
  const options = cardMoves(props);
  if (options.length === 0) return null;
  return (
    <section class="ms-sheet ms-card-sheet" aria-label={compose.decision.value?.prompt}>
      <header><h2>{compose.decision.value?.prompt}</h2></header>
      <div class="ms-choices-of">
        {options.map((option) => {
          const taken = isTaken(props, option);
          return <button key={option.move} type="button" class={`ms-choice-card ms-of-${verbOf(option)}`} data-move={option.move} aria-pressed={taken} data-here={taken} onClick={() => pressOption(props, option)}><Face props={props} option={option} /></button>;
        })}
      </div>
    </section>
  );
}

function Face({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const { view, catalogue, you, t } = props;
  switch (verbOf(option)) {
    case 'role': return <><b class="ms-letter">{String(pickOf(option, 'role'))}</b><span class="vh">{option.text}</span></>;
    case 'empire': {
      const empire = found(catalogue.empires, pickOf(option, 'empire') as EmpireId);
      return <><b>{empire?.name ?? option.text}</b><span>{empire?.bonus}</span></>;
    }
    case 'return': {
      const quest = found(catalogue.quests, String(pickOf(option, 'quest')));
      return <><span class="ms-needs">{quest?.text.split(' · ').map((part) => <span key={part}>{part}</span>)}</span><small>{t('web.ms.quest.return')}</small>{quest && <small>{sourceText(props, quest)}</small>}{quest && <Points n={quest.vp} />}</>;
    }
    case 'discover': {
      const type = pickOf(option, 'type') as TypeId;
      const seat = ownSeat(view, you);
      const next = cardOf(catalogue, seat, type, (seat?.technologies[type] ?? 0) + 1);
      return <><span class="ms-face"><Glyph id={type} size={18} /><b>{nameOf(catalogue.types, type)}</b></span><span>{next ? `${LEVELS[next.level] ?? ''} ${next.name}` : option.text}</span>{next && <small>{next.summary}</small>}{next && <small>{sourceText(props, next)}</small>}</>;
    }
    case 'pair': return <>{option.picks.map((pick, i) => <Side key={i} props={props} party={pick['party'] as Party} />)}</>;
    default: return <b>{option.text}</b>;
  }
}

const Side = ({ props, party }: { readonly props: BoardProps; readonly party: Party }) => (
  <span class="ms-face">{typeof party === 'number' ? <Seal seat={party} size={22} /> : <Token id="spearman" seat="tribe" size={24} />}<b>{whoIs(props, party)}</b></span>
);
