// Four tiles of a colour form a square: which monument, on which square, or none.
import type { BoardProps } from './props';
import { answer } from '../press';
import { Choices } from './Choices';
import type { Option } from '../../protocol/messages';
import { followsTexts } from './describe';
import { followsOf, type Colour } from './model';
import { capital, monumentName } from './names';
import { MonumentIcon } from './Monument';
import { Sheet } from './Sheet';
import { chosenPiece } from './squares';
import { TileIcon } from './Tile';

const coloursOf = (id: string) => id.split('-') as [Colour, Colour];

export function MonumentSheet(props: BoardProps) {
  const { t, catalogue, compose } = props;
  const view = props.view;
  const colour = view.placed ? view.tiles[view.placed] : undefined;
  const piece = chosenPiece(compose);
  const squares = new Set(compose.all('cell').map((pick) => String(pick['cell'])));
  const none = { decline: true };
  return (
    <Sheet props={props} picture={colour && <TileIcon colour={colour} />} title={t('web.te.monument.title')} sub={t(squares.size > 1 ? 'web.te.monument.several' : 'web.te.monument.one', { cell: [...squares].join(', ') })} rule={compose.decision.value?.rule}>
      <Choices look="te-monuments" label={t('web.te.monument.title')}>
        {compose.all('monument').map((pick) => {
          const id = String(pick['monument']);
          return (
            <button key={id} type="button" role="radio" aria-checked={piece?.kind === 'monument' && piece.monument === id} class="te-monument-choice" data-monument={id} onClick={() => answer(props, pick)}>
              <MonumentIcon colours={coloursOf(id)} size={64} />
              <span>{capital(monumentName(catalogue, id))}</span>
            </button>
          );
        })}
        <button type="button" role="radio" aria-checked={compose.isChosen(none)} data-here={compose.isChosen(none)} class="te-monument-choice te-none-choice" data-decline onClick={() => answer(props, none)}>{t('web.te.monument.none')}</button>
      </Choices>
      {squares.size > 1 && piece?.kind === 'monument' && <SquareChoice {...props} />}
      <FollowList {...props} option={compose.ready.value} />
      <p class="te-note">{t('web.te.monument.note')}</p>
    </Sheet>
  );
}

function SquareChoice(props: BoardProps) {
  const { compose, t } = props;
  return (
    <div class="te-verbs">
      {compose.all('cell').map((pick) => {
        const cell = String(pick['cell']);
        return <button key={cell} type="button" class="te-verb" aria-pressed={compose.isChosen(pick)} onClick={() => answer(props, pick)}>{t('web.te.monument.square', { cell })}</button>;
      })}
    </div>
  );
}

export function FollowList(props: BoardProps & { readonly option: Option | null }) {
  const texts = followsTexts(props, followsOf(props.option));
  return texts.length > 0 ? <ul class="te-then">{texts.map((text) => <li key={text}>{text}</li>)}</ul> : null;
}
