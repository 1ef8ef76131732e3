// Who I am: a name for the table; an account for those who want to play from several devices.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { changePassword, isName, logIn, logOut, makeAccount, me, rename } from '../app/me';
import { loadTables } from '../app/my_tables';
import { problemText } from '../app/problems';
import { personName } from '../app/sitter';
import type { ApiAnswer, Person } from '../protocol/server';
import { Frame } from './Frame';
import './settings.css';

export function Account() {
  const person = me.value;
  return (
    <Frame title={t('web.account.title')}>
      <div class="account">
        <div class="titlebar"><h1 tabIndex={-1}>{t('web.account.title')}</h1></div>
        <section class="panel">
          <div class="whoami">
            <Icon name="i-person" size={40} />
            <span><b>{person ? personName(person.name) : '…'}</b><small class="muted">{person && (person.guest ? t('web.account.guest') : t('web.account.login', { login: person.login }))}</small></span>
          </div>
          <Name />
        </section>
        {person?.guest && (
          <div class="pairs">
            <section class="panel"><h2>{t('web.account.make')}</h2><Secret kind="make" send={makeAccount} /></section>
            <section class="panel"><h2>{t('web.account.log_in')}</h2><Secret kind="log_in" send={logIn} /></section>
          </div>
        )}
        {person && !person.guest && (
          <div class="pairs">
            <section class="panel"><h2>{t('web.account.new_password')}</h2><Password login={person.login} /></section>
            <section class="panel"><h2>{t('web.account.log_out')}</h2><LogOut /></section>
          </div>
        )}
      </div>
    </Frame>
  );
}

function Name() {
  const [name, setName] = useState('');
  const [state, setState] = useState({ problem: '', done: false });
  const known = me.value?.name;
  useEffect(() => setName(personName(known ?? '')), [known]);
  const save = async (event: Event) => {
    event.preventDefault();
    if (!isName(name.trim())) return setState({ problem: t('web.problem.name'), done: false });
    const wanted = name.trim();
    const answer = await rename(wanted === personName(known ?? '') ? (known ?? wanted) : wanted); // a guest who has no name yet is called so in every language
    setState(answer.ok ? { problem: '', done: true } : { problem: problemText(answer.failure), done: false });
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <label class="field"><span>{t('web.account.name')}</span>
        <input class="input" value={name} maxLength={40} autocomplete="nickname" aria-invalid={state.problem !== ''} aria-describedby="name-said" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <p id="name-said" role="status" class={state.problem ? 'problem' : 'why'}>{state.problem || (state.done ? t('web.account.saved') : t('web.account.name.help'))}</p>
      <button class="btn line" type="submit">{t('web.account.rename')}</button>
    </form>
  );
}

function Secret({ kind, send }: { readonly kind: 'make' | 'log_in'; send(login: string, password: string): Promise<ApiAnswer<Person>> }) {
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [state, setState] = useState({ problem: '', busy: false });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ problem: '', busy: true });
    const answer = await send(login.trim(), password);
    if (answer.ok) return void loadTables();
    setState({ problem: problemText(answer.failure), busy: false });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p class="why">{t(`web.account.${kind}.help`)}</p>
      <label class="field"><span>{t('web.account.login_name')}</span><input class="input" required value={login} maxLength={40} autocomplete="username" onInput={(event) => setLogin(event.currentTarget.value)} /></label>
      <label class="field"><span>{t('web.account.password')}</span><input class="input" required type="password" value={password} minLength={kind === 'make' ? 8 : 1} maxLength={200} autocomplete={kind === 'make' ? 'new-password' : 'current-password'} onInput={(event) => setPassword(event.currentTarget.value)} /></label>
      <p class="problem" role="alert">{state.problem}</p>
      <button class="btn primary" type="submit" aria-busy={state.busy}>{t(`web.account.${kind}`)}</button>
    </form>
  );
}

function Password({ login }: { readonly login: string }) {
  const [present, setPresent] = useState('');
  const [wanted, setWanted] = useState('');
  const [state, setState] = useState({ problem: '', done: false, busy: false });
  const submit = async (event: Event) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ problem: '', done: false, busy: true });
    const answer = await changePassword(present, wanted);
    if (!answer.ok) return setState({ problem: problemText(answer.failure), done: false, busy: false });
    setPresent('');
    setWanted('');
    setState({ problem: '', done: true, busy: false });
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <p class="why">{t('web.account.new_password.help')}</p>
      <input type="text" hidden readOnly value={login} autocomplete="username" />
      <label class="field"><span>{t('web.account.present_password')}</span><input class="input" required type="password" value={present} maxLength={200} autocomplete="current-password" onInput={(event) => setPresent(event.currentTarget.value)} /></label>
      <label class="field"><span>{t('web.account.new_password')}</span><input class="input" required type="password" value={wanted} minLength={8} maxLength={200} autocomplete="new-password" onInput={(event) => setWanted(event.currentTarget.value)} /></label>
      <p role="status" class={state.problem ? 'problem' : 'why'}>{state.problem || (state.done && t('web.account.new_password.saved'))}</p>
      <button class="btn" type="submit" aria-busy={state.busy}>{t('web.account.new_password.change')}</button>
    </form>
  );
}

function LogOut() {
  const [problem, setProblem] = useState('');
  const leave = async (everywhere: boolean) => {
    if (await logOut(everywhere)) void loadTables();
    else setProblem(t('web.problem.network'));
  };
  return (
    <>
      <p class="why">{t('web.account.log_out.help')}</p>
      <p><button class="btn" onClick={() => void leave(false)}>{t('web.account.log_out')}</button></p>
      <p class="why">{t('web.account.log_out_everywhere.help')}</p>
      <p><button class="btn line" onClick={() => void leave(true)}>{t('web.account.log_out_everywhere')}</button></p>
      {problem && <p class="problem" role="alert">{problem}</p>}
    </>
  );
}
