// The people at a table, for its host: a stand-in for somebody who is away, seats taken back, bans, who may come in. Whoever plays there finds
// the stand-ins here, too, for the time when the host is away.
import { useState } from 'preact/hooks';
import { Icon, Seal } from '../app/Icon';
import { t } from '../app/i18n';
import { personName, seatOwner, sitterName } from '../app/sitter';
import type { About, Sitter } from '../protocol/server';
import { DoorPicker } from '../screens/Door';
import type { TableModel } from './model';
import { PopoverCard } from './Popover';
import './people.css';

interface PeopleProps {
  readonly model: TableModel;
  readonly onClose: () => void;
}

export function PeopleCard({ model, onClose }: PeopleProps) {
  const about = model.about.value;
  if (!about) return null;
  return (
    <PopoverCard title={t('web.shell.people')} onClose={onClose} wide>
      <PersonList model={model} about={about} />
      {!about.host && <p class="muted">{t('web.shell.people.guest')}</p>}
      {model.refusal.value && <p class="refused" role="alert">{model.refusal.value.why}</p>}
      {about.door && <Banned model={model} about={about} />}
      {about.door && <DoorPicker door={{ invited: about.invited ?? false, spectators: about.spectators ?? true, logins: about.door.logins }} onPick={(door) => void model.change({ type: 'setup', ...door })} />}
    </PopoverCard>
  );
}

// Whom a computer player has replaced for good is nobody’s seat any more, but the server alone knows that: it says so when asked.
const isPerson = (sitter: Sitter): boolean => sitter.kind === 'person' || (sitter.kind === 'computer' && sitter.stands_in_for !== undefined);
const nameOf = (sitter: Sitter, seat: number): string => (sitter.kind === 'computer' ? (seatOwner(sitter) ?? '') : sitterName(sitter, seat));

function PersonList({ model, about }: { readonly model: TableModel; readonly about: About }) {
  const others = about.seats.flatMap((sitter, seat) => (isPerson(sitter) && about.you !== seat ? [{ sitter, seat, name: nameOf(sitter, seat) }] : []));
  if (others.length === 0) return <p>{t('web.shell.people.none')}</p>;
  return (
    <ul class="people">
      {others.map(({ sitter, seat, name }) => (
        <li key={seat}>
          <Seal seat={seat} size={24} /> <b>{sitterName(sitter, seat)}</b>
          <SeatActs model={model} about={about} seat={seat} name={name} playing={sitter.kind === 'person'} />
        </li>
      ))}
    </ul>
  );
}

// What can be done about the person in a seat; in the waiting room, too.
export function SeatActs({ model, about, seat, name, playing }: { readonly model: TableModel; readonly about: About; readonly seat: number; readonly name: string; readonly playing: boolean }) {
  return (
    <span class="acts">
      {about.phase === 'playing' && playing && <Act icon="i-computer" act="replace" name={name} onClick={() => void model.change({ type: 'replace', seat })} />}
      {about.host && about.phase !== 'over' && <Act icon="i-close" act="kick" name={name} twice={about.phase === 'playing'} onClick={() => void model.change({ type: 'kick', seat })} />}
      {about.host && about.phase !== 'over' && <Act icon="i-lock" act="ban" name={name} twice onClick={() => void model.change({ type: 'ban', seat })} />}
    </span>
  );
}

// What cannot be taken back is pressed twice.
function Act({ icon, act, name, twice = false, onClick }: { readonly icon: string; readonly act: 'replace' | 'kick' | 'ban' | 'unban'; readonly name: string; readonly twice?: boolean; readonly onClick: () => void }) {
  const [asked, setAsked] = useState(false);
  const words = asked ? t('web.shell.people.sure', { what: t(`web.shell.people.${act}`) }) : t(`web.shell.people.${act}`);
  const press = () => {
    setAsked(twice && !asked);
    if (!twice || asked) onClick();
  };
  return <button type="button" class="btn" aria-label={`${words}: ${name}`} title={t(`web.shell.people.${act}.who`, { name })} onClick={press} onBlur={() => setAsked(false)}><Icon name={icon} size={16} />{words}</button>;
}

export function Banned({ model, about }: { readonly model: TableModel; readonly about: About }) {
  const banned = about.door?.banned ?? [];
  if (banned.length === 0) return null;
  return (
    <section class="banned" aria-label={t('web.shell.people.banned')}>
      <h3>{t('web.shell.people.banned')}</h3>
      <ul class="people">
        {banned.map(({ ban, name }) => (
          <li key={ban}><b>{personName(name)}</b><span class="acts"><Act icon="i-confirm" act="unban" name={personName(name)} onClick={() => void model.change({ type: 'unban', ban })} /></span></li>
        ))}
      </ul>
    </section>
  );
}
