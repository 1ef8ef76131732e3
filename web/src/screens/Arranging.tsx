// The waiting room's part about how the table is set up: its host changes it here, everybody else sees it as it is now.
import { paceWords, seatsFor } from '../app/arrangement';
import { Choice } from '../app/Choice';
import { gameOf } from '../app/games';
import { picked, shownValue } from '../app/hints';
import { t } from '../app/i18n';
import { useWords } from '../app/use_words';
import type { About, GameInfo, GameOption, SetupChange } from '../protocol/server';
import type { TableModel } from '../table/model';
import { Banned } from '../table/People';
import { DoorPicker } from './Door';
import { ListedPicker, OptionRow, ownOptions, PacePicker, playerCounts } from './TableParts';

// One after the other, each made from the table as it is then: nothing is lost when the host is quick.
let last: Promise<unknown> = Promise.resolve();
export function setUp(model: TableModel, change: (about: About) => SetupChange): void {
  last = last.then(() => model.about.value && model.change({ type: 'setup', ...change(model.about.value) }));
}

const valueIn = (about: About) => (option: GameOption): unknown => about.options[option.name] ?? option.default;

// With everything that goes with the value (app/hints.ts), and as many seats as there are players then.
function changeTo(game: GameInfo, about: About, option: GameOption, value: unknown): SetupChange {
  const options = picked(game, option, value, valueIn(about));
  const players = Number(options['players'] ?? about.seats.length);
  return { options, ...(players === about.seats.length ? {} : { seats: seatsFor(about.seats, players) }) };
}

export function PlayerCount({ model, about }: { readonly model: TableModel; readonly about: About }) {
  const game = gameOf(about.game);
  if (!game || !about.host) return null;
  const option = game.options.find((one) => one.name === 'players');
  const pick = (players: number) => option && players !== about.seats.length && setUp(model, (now) => changeTo(game, now, option, players));
  return <Choice label={t('web.setup.players')} value={about.seats.length} options={playerCounts(game)} onPick={pick} />;
}

export function Arranging({ model, about }: { readonly model: TableModel; readonly about: About }) {
  useWords('options');
  const game = gameOf(about.game);
  return (
    <>
      {game && (
        <section class="panel options-of-game">
          <h2>{t('web.setup.options')}</h2>
          {ownOptions(game).map((option) => (
            <OptionRow key={option.name} game={game} option={option} value={shownValue(game, option, valueIn(about))} whole
              {...(about.host ? { onChange: (value: unknown) => setUp(model, (now) => changeTo(game, now, option, value)) } : {})} />
          ))}
        </section>
      )}
      <section class="panel pace">
        <h2>{t('web.setup.pace')}</h2>
        {about.host ? <PacePicker pace={about.clock} onPick={(clock) => setUp(model, () => ({ clock }))} /> : <p>{paceWords(about.clock)}</p>}
      </section>
      {about.host && (
        <section class="panel pace">
          <h2>{t(about.invited ? 'web.door.invited' : 'web.setup.visible')}</h2>
          {!about.invited && <ListedPicker listed={about.listed} onPick={(listed) => setUp(model, () => ({ listed }))} />}
          <DoorPicker door={{ invited: about.invited ?? false, spectators: about.spectators ?? true, logins: about.door?.logins ?? [] }} onPick={(door) => setUp(model, () => door)} />
          <Banned model={model} about={about} />
        </section>
      )}
    </>
  );
}
