// The hand: tiles to place, to swap (several), or to commit to a conflict (those of its colour). A touched tile is lifted.
import type { BoardProps } from './props';
import { goToBoard } from './choosing';
import { countTiles, raised } from './hand';
import { COLOURS, HAND_SIZE, tilesOfHand, type Colour, type Counts, type SeatView } from './model';
import { capital, tileName } from './names';
import { chosenAction, chosenTile } from './squares';
import { TileFace } from './Tile';
import { lifted } from './ui';

const committed = ({ compose }: BoardProps): number => {
  const pick = compose.chosen.value.find((one) => 'commit' in one.pick)?.pick;
  return typeof pick?.['commit'] === 'number' ? pick['commit'] : 0;
};
const swapped = ({ compose }: BoardProps): Partial<Counts> => (compose.chosen.value.find((one) => 'tiles' in one.pick)?.pick['tiles'] as Counts | undefined) ?? {};

export function Hand(props: BoardProps & { readonly own: SeatView }) {
  const { t, compose, catalogue, own } = props;
  const view = props.view;
  const hand = tilesOfHand(own.hand);
  const step = compose.decision.value?.step;
  const fights = step === 'attack' || step === 'defend';
  const swaps = chosenAction(compose) === 'swap';
  const fightColour = view.conflict?.colour;
  const tile = chosenTile(compose);
  const wanted: Partial<Counts> = fights && fightColour ? { [fightColour]: committed(props) } : swaps ? swapped(props) : tile ? { [tile]: 1 } : {};
  const up = raised(hand, wanted, lifted.value);

  const may = (colour: Colour): boolean => (fights ? colour === fightColour : swaps || compose.offers({ tile: colour }));
  const touch = (place: number, event: MouseEvent) => {
    const colour = hand[place] as Colour;
    if (!may(colour)) {
      if (fights && fightColour) props.table.why(`commit ${countTiles(hand, hand.keys())[fightColour] + 1}`);
      return;
    }
    const next = new Set(up);
    if (next.has(place)) next.delete(place);
    else next.add(place);
    lifted.value = [...(swaps || fights ? next : [place])];
    if (fights) compose.choose({ commit: countTiles(hand, next)[colour] });
    else if (swaps) chooseSwap(props, countTiles(hand, next));
    else {
      compose.toggle({ tile: colour });
      goToBoard(props, event);
    }
  };
  const title = fights && fightColour ? t('web.te.hand.commit', { tile: tileName(catalogue, fightColour) }) : swaps ? t('web.te.hand.swap') : t('web.te.hand');
  return (
    <div class="te-hand">
      <h3>{title}</h3>
      <div class="te-row">
        {hand.map((colour, place) => (
          <button key={place} type="button" class="te-tile-button" aria-pressed={up.has(place)} aria-disabled={!may(colour)} data-tile={colour} onClick={(event) => touch(place, event)}>
            <svg viewBox="2 2 48 48" aria-hidden="true"><TileFace colour={colour} /></svg>
            <span class="vh">{capital(tileName(catalogue, colour))}</span>
            <span class="te-tick" aria-hidden="true"><svg><use href="#te-check" /></svg></span>
          </button>
        ))}
        {Array.from({ length: HAND_SIZE - hand.length }, (_, i) => <span key={`none${i}`} class="te-tile-button te-none" title={t('web.te.refill_note')} />)}
      </div>
    </div>
  );
}

// The option with exactly these tiles; without any, the swap is open again.
export function chooseSwap({ compose }: BoardProps, tiles: Counts): void {
  const pick = compose.all('tiles').find((one) => COLOURS.every((colour) => (one['tiles'] as Counts)[colour] === tiles[colour]));
  if (pick) {
    compose.choose(pick);
    return;
  }
  const index = compose.chosen.value.findIndex((one) => 'tiles' in one.pick);
  if (index >= 0) compose.drop(index);
}
