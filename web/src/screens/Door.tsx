// Who may come to a table: controls that the set-up screen, the waiting room and the table itself share.
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../app/Choice';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { isName } from '../app/me';

export interface DoorSettings {
  readonly invited: boolean;
  readonly logins: readonly string[];
  readonly spectators: boolean;
}

interface DoorProps {
  readonly door: DoorSettings;
  onPick(change: Partial<DoorSettings>): void;
}

export function DoorPicker({ door, onPick }: DoorProps) {
  return (
    <>
      <Choice fill label={t('web.door.invited')} value={door.invited} options={[{ value: false, text: t('web.door.anyone') }, { value: true, text: t('web.door.invited_only') }]} onPick={(invited) => invited !== door.invited && onPick({ invited })} />
      <p class="why"><Icon name={door.invited ? 'i-lock' : 'i-link'} size={16} /><span>{t(door.invited ? 'web.door.invited_only.help' : 'web.door.anyone.help')}</span></p>
      {door.invited && <Logins logins={door.logins} onPick={(logins) => onPick({ logins })} />}
      <Choice fill label={t('web.door.spectators')} value={door.spectators} options={[{ value: true, text: t('web.door.watched') }, { value: false, text: t('web.door.unwatched') }]} onPick={(spectators) => spectators !== door.spectators && onPick({ spectators })} />
      <p class="why"><Icon name="i-spectator" size={16} /><span>{t(door.spectators ? 'web.door.watched.help' : 'web.door.unwatched.help')}</span></p>
    </>
  );
}

const loginsIn = (text: string): readonly string[] => [...new Set(text.split(',').map((one) => one.trim()).filter((one) => one !== ''))];

// Written when the person has finished typing; what is no login stays where it is and is told.
function Logins({ logins, onPick }: { readonly logins: readonly string[]; onPick(logins: readonly string[]): void }) {
  const [text, setText] = useState(logins.join(', '));
  const [problem, setProblem] = useState('');
  useEffect(() => setText(logins.join(', ')), [logins.join()]);
  const take = () => {
    const wanted = loginsIn(text);
    const bad = wanted.find((one) => !isName(one));
    setProblem(bad === undefined ? '' : t('web.door.no_login', { name: bad }));
    if (bad === undefined && wanted.join() !== logins.join()) onPick(wanted);
  };
  return (
    <label class="field"><span>{t('web.door.logins')}</span>
      <input class="input" value={text} maxLength={1000} autocomplete="off" spellcheck={false} aria-invalid={problem !== ''} onInput={(event) => setText(event.currentTarget.value)} onChange={take} />
      {problem && <span class="problem" role="alert">{problem}</span>}
    </label>
  );
}
