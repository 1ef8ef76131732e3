// A unit with the combat card that was drawn for it: bones that are printed, bones that were placed, slots that are free. A slot is pressed to place a bone, the
// whole card to put the unit into a row.
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { boneOf, rowsOfCard, type RowOfCard } from './battle';
import { Glyph, Token } from './Glyph';
import { found, nameOf, type FighterView, type Party } from './model';
import type { BoardProps } from './props';
import { SECTION_IDS, type SectionId } from './types.gen';
import { detail } from './ui';

interface CombatCardProps {
  readonly props: BoardProps;
  readonly fighter: FighterView;
  readonly party: Party;
  readonly put: Option | undefined;
  readonly bones: readonly Option[];
  readonly note: string; // where it has no card
}

export function CombatCard({ props, fighter, party, put, bones, note }: CombatCardProps) {
  const { catalogue, t } = props;
  const rows = rowsOfCard(catalogue, fighter);
  const card = found(catalogue.combat, fighter.card);
  const name = t('web.ms.battle.fighter', { unit: nameOf(catalogue.units, fighter.unit), n: fighter.number });
  const where = !fighter.here ? t('web.ms.battle.fallen') : fighter.row !== undefined ? t('web.ms.battle.place', { row: fighter.row, place: fighter.place ?? 1 }) : '';
  const taken = put !== undefined && isTaken(props, put);
  const head = <><Token id={fighter.unit} seat={typeof party === 'number' ? party : 'tribe'} size={26} /><b>{name}</b>{where && <small>{where}</small>}</>;
  return (
    <article class={`ms-combat ${typeof party === 'number' ? `p${party + 1}` : 'ms-tribe'} ${fighter.here ? '' : 'ms-out'} ${put ? 'ms-open' : ''}`} aria-label={name} data-fighter={fighter.number}>
      <header>
        {put
          ? <button type="button" class="ms-put" data-move={put.move} aria-pressed={taken} data-here={taken} aria-label={put.text} onClick={() => pressOption(props, put)}>{head}</button>
          : card ? <button type="button" class="ms-plain" onClick={() => (detail.value = { kind: 'combat', id: card.id })}>{head}</button> : head}
      </header>
      {rows.map((row, i) => {
        const section = SECTION_IDS[i] as SectionId;
        return <CardRow key={section} props={props} section={section} row={row} against={section === 'tactics' ? (card?.against ?? []) : []} option={bones.find((option) => boneOf(option)?.section === section)} />;
      })}
      {rows.length === 0 && <p class="ms-note">{note}</p>}
    </article>
  );
}

function CardRow({ props, section, row, against, option }: { readonly props: BoardProps; readonly section: SectionId; readonly row: RowOfCard; readonly against: readonly string[]; readonly option: Option | undefined }) {
  const { catalogue, t } = props;
  const name = nameOf(catalogue.sections, section);
  const words = t('web.ms.battle.row', { section: name, printed: row.printed, placed: row.placed, free: row.free });
  const enemies = against.map((unit) => nameOf(catalogue.units, unit)).join(', ');
  const bones = (n: number, look: string) => Array.from({ length: n }, (_, i) => <Glyph key={look + i} id="bone" size={16} look={look} />);
  const taken = option !== undefined && isTaken(props, option);
  const body = (
    <>
      <Glyph id={section} size={16} /><span class="ms-row-name">{name}</span>
      <span class="ms-bones" aria-hidden="true">{bones(row.printed, 'ms-printed')}{bones(row.placed, 'ms-placed')}{Array.from({ length: row.free }, (_, i) => <i key={i} class="ms-hole" />)}{row.printed + row.placed + row.free === 0 && '–'}</span>
      {against.length > 0 && <span class="ms-vs" title={t('web.ms.battle.against', { units: enemies })} aria-hidden="true">{against.map((unit) => <Glyph key={unit} id={unit} size={15} />)}</span>}
      <span class="vh">{words}{against.length > 0 && `, ${t('web.ms.battle.against', { units: enemies })}`}</span>
    </>
  );
  return option
    ? <button type="button" class="ms-combat-row ms-slot-open" data-move={option.move} aria-pressed={taken} data-here={taken} title={option.text} onClick={() => pressOption(props, option)}>{body}</button>
    : <div class="ms-combat-row" title={words}>{body}</div>;
}
