// The same game once more, and who sits where then.
import { useState } from 'preact/hooks';
import { Icon, Seal } from '../../app/Icon';
import { t } from '../../app/i18n';
import { navigate } from '../../app/router';
import { sitterName } from '../../app/sitter';
import { playAgain, rotated } from '../again';
import type { TableModel } from '../model';

export function RematchButton({ model }: { readonly model: TableModel }) {
  const [problem, setProblem] = useState('');
  const about = model.about.value;
  if (!about) return null;
  const alone = about.seats.filter((sitter) => sitter.kind === 'person').length <= 1;
  const again = async () => {
    const made = await playAgain(about, model.host.link.value.state === 'local');
    if ('link' in made) navigate(made.link);
    else setProblem(made.problem);
  };
  return (
    <>
      <button type="button" class="btn primary" data-role="again" onClick={() => void again()}><Icon name="i-rematch" size={18} />{t(alone ? 'web.shell.result.again_alone' : 'web.shell.result.again')}</button>
      {problem && <p class="refused" role="alert">{problem}</p>}
    </>
  );
}

export function Rematch({ model }: { readonly model: TableModel }) {
  const about = model.about.value;
  if (!about || about.you === 'spectator') return null;
  return (
    <section class="card rematch">
      <h2>{t('web.shell.rematch')}</h2>
      <ol>{rotated(about.seats.map((sitter, seat) => ({ sitter, seat }))).map(({ sitter, seat }, place) => <li key={seat}><Seal seat={place} size={24} />{seat === about.you ? t('web.seat.you') : sitterName(sitter, seat)}</li>)}</ol>
      <p class="muted">{t('web.shell.rematch.note')}</p>
    </section>
  );
}
