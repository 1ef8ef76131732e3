// The waiting room of a table whose seats are not all taken: who sits where, the link and its QR code, and how the table is set up, which the
// host can still change.
import { useEffect, useState } from 'preact/hooks';
import { paceWords, swapped, withWish } from '../app/arrangement';
import { gameOf, titleOf } from '../app/games';
import { lastSeats } from '../app/hints';
import { Icon, Seal } from '../app/Icon';
import { t } from '../app/i18n';
import { isName, me, rename } from '../app/me';
import { problemText } from '../app/problems';
import { QrPicture } from '../app/QrPicture';
import { RoundTable } from '../app/RoundTable';
import { settings } from '../app/settings';
import { levelBeside, personName, sitterName } from '../app/sitter';
import { Vignette } from '../app/Vignette';
import { sitting } from '../host/hand_in_deal';
import type { About } from '../protocol/server';
import type { TableModel } from '../table/model';
import { SeatActs } from '../table/People';
import { ChangedByHost } from '../table/ChangedByHost';
import { Arranging, PlayerCount, setUp } from './Arranging';
import { Frame } from './Frame';
import { LevelPicker } from './TableParts';
import './setup.css';

export function Waiting({ model }: { readonly model: TableModel }) {
  const about = model.about.value;
  if (!about) return null;
  const open = about.seats.filter((sitter) => sitter.kind === 'open').length;
  const seated = about.you !== 'spectator';
  return (
    <Frame title={`${titleOf(about.game)}: ${t('web.waiting.title')}`}>
      <div class="setup">
        <div class="titlebar">
          <h1 tabIndex={-1}>{t('web.waiting.title')}</h1>
          <span>{t('web.waiting.sub', { game: titleOf(about.game), n: open })}</span>
        </div>
        <ChangedByHost about={about} />
        <div class="columns waiting">
          <section class="panel">
            <div class="waitinghead"><span class="thumb"><Vignette game={about.game} /></span><span><b>{titleOf(about.game)}</b><small>{paceWords(about.clock)}</small></span></div>
            {!seated && <SitDown model={model} />}
            <div class="seathead"><h2>{t('web.setup.seats')}</h2><PlayerCount model={model} about={about} /></div>
            <RoundTable places={about.seats.map((sitter, seat) => ({ name: sitterName(sitter, seat), open: sitter.kind === 'open' }))} bottom={about.you === 'spectator' ? 0 : about.you} />
            <Seats model={model} about={about} />
            {model.refusal.value && <p class="problem" role="alert">{model.refusal.value.why}</p>}
            {model.trouble.value && <p class="problem" role="alert">{model.trouble.value}</p>}
            {seated && <p class="leave"><button class="btn" onClick={() => void model.change({ type: 'leave' })}>{t('web.waiting.leave')}</button></p>}
          </section>
          <Invite about={about} />
          <div class="stack"><Arranging model={model} about={about} /><DealPromise about={about} /></div>
        </div>
        <p class="vh" role="status">{t('web.waiting.sub', { game: titleOf(about.game), n: open })}</p>
      </div>
    </Frame>
  );
}

function Seats({ model, about }: { readonly model: TableModel; readonly about: About }) {
  const game = gameOf(about.game);
  const automatic = game ? about.seats.length - lastSeats(game, (option) => about.options[option.name] ?? option.default) : about.seats.length;
  return (
    <ol class="seatlist">
      {about.seats.map((sitter, seat) => (seat >= automatic && sitter.kind === 'computer') ? (
        <li key={seat} class="seatrow"><Seal seat={seat} size={32} /><span class="who"><b>{t('web.seat.automatic')}</b><small>{t('web.seat.automatic.help')}</small></span></li>
      ) : (
        <li key={seat} class={`seatrow ${sitter.kind === 'open' ? 'is-open' : ''}`}>
          <Seal seat={seat} size={32} />
          <span class="who"><b>{sitterName(sitter, seat)}</b><small>{about.you === seat ? t('web.seat.you') : sitter.kind === 'open' ? t('web.setup.open.help') : levelBeside(sitter)}</small></span>
          {sitter.kind === 'open' && about.you === 'spectator' && <button class="btn line" onClick={() => void model.change(sitting(about, seat))}>{t('web.waiting.sit_here')}</button>}
          {sitter.kind === 'open' && about.host && <Fill seat={seat} onFill={(level) => void model.change({ type: 'computer', seat, level })} />}
          {sitter.kind === 'computer' && about.host && <Computer seat={seat} level={sitter.level} onWish={(wish) => setUp(model, ({ seats }) => ({ seats: withWish(seats, seat, wish) }))} />}
          {sitter.kind === 'person' && <span class="ready"><Icon name="i-confirm" size={16} />{t('web.waiting.ready')}</span>}
          {sitter.kind === 'person' && about.host && about.you !== seat && <SeatActs model={model} about={about} seat={seat} name={sitterName(sitter, seat)} playing />}
          {about.host && seat > 0 && <button class="iconbtn" aria-label={t('web.waiting.up', { n: seat + 1 })} title={t('web.waiting.up', { n: seat + 1 })} onClick={() => setUp(model, ({ seats }) => ({ seats: swapped(seats, seat, seat - 1) }))}><Icon name="i-up" size={18} /></button>}
        </li>
      ))}
    </ol>
  );
}

// What everybody is promised about the cards; this browser keeps it.
function DealPromise({ about }: { readonly about: About }) {
  const { deal } = about;
  if (!deal) return null;
  return (
    <section class="panel" data-role="deal">
      <h2>{t('web.waiting.deal')}</h2>
      <p class="why"><Icon name="i-verify" size={16} /><span>{t(deal.stage === 'showing' ? 'web.waiting.deal.showing' : 'web.waiting.deal.note')}</span></p>
      <p class="why"><span>{t('web.waiting.deal.promise')} <code>{deal.promise.replace(/^\w+:/, '').slice(0, 16)}…</code></span></p>
    </section>
  );
}

// The host gives an empty seat to a computer player.
function Fill({ seat, onFill }: { readonly seat: number; onFill(level: string): void }) {
  const [level, setLevel] = useState<string>(settings.value.level);
  return (
    <span class="fillwith">
      <LevelPicker seat={seat} level={level} onPick={setLevel} />
      <button class="btn line" onClick={() => onFill(level)}><Icon name="i-computer" size={18} />{t('web.waiting.computer')}</button>
    </span>
  );
}

// The host changes how well it plays, or opens the seat for somebody.
function Computer({ seat, level, onWish }: { readonly seat: number; readonly level: string; onWish(wish: string): void }) {
  return (
    <span class="fillwith">
      <LevelPicker seat={seat} level={level} onPick={onWish} />
      <button class="btn line" onClick={() => onWish('open')}><Icon name="i-person" size={18} />{t('web.waiting.open_seat')}</button>
    </span>
  );
}

// Whoever comes by the link: a name, and a seat.
function SitDown({ model }: { readonly model: TableModel }) {
  const [name, setName] = useState(personName(me.value?.name ?? ''));
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (name === '' && me.value) setName(personName(me.value.name));
  }, [me.value]);
  const sit = async (event: Event) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted !== personName(me.value?.name ?? '')) {
      if (!isName(wanted)) return setProblem(t('web.problem.name'));
      const answer = await rename(wanted);
      if (!answer.ok) return setProblem(problemText(answer.failure));
    }
    setProblem('');
    await model.change(sitting(model.about.value));
  };
  return (
    <form class="sitdown" onSubmit={(event) => void sit(event)}>
      <label class="field"><span>{t('web.waiting.your_name')}</span>
        <input class="input" value={name} maxLength={40} autocomplete="nickname" aria-invalid={problem !== ''} aria-describedby="sit-problem" onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button class="btn primary" type="submit"><Icon name="i-person" size={18} />{t('web.waiting.sit')}</button>
      <p class="problem" id="sit-problem" role="alert">{problem}</p>
    </form>
  );
}

// Where only invited people come in, the link has a key, which only the host is told.
function Invite({ about }: { readonly about: About }) {
  const { table } = about;
  const link = `${location.origin}/t/${table}${about.door?.key ? `?key=${about.door.key}` : ''}`;
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid(t('web.waiting.copied'));
    } catch {
      setSaid(t('web.waiting.copy_failed')); // no permission, or no secure address
    }
  };
  if (about.invited && !about.door) return <section class="panel invite"><h2>{t('web.waiting.invite')}</h2><p class="why"><Icon name="i-lock" size={16} /><span>{t('web.waiting.host_invites')}</span></p></section>;
  const share = () => void navigator.share({ title: 'Ziggurat', url: link }).catch(() => {}); // dismissed by the person
  return (
    <section class="panel invite">
      <h2>{t('web.waiting.invite')}</h2>
      <QrPicture text={link} label={t('web.waiting.qr', { table })} />
      <p class="why">{t('web.waiting.scan')}</p>
      <label class="field"><span>{t('web.waiting.link')}</span><input class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} /></label>
      <p class="row">
        <button class="btn line" onClick={() => void copy()}><Icon name="i-copy" size={18} />{t('web.waiting.copy')}</button>
        {'share' in navigator && <button class="btn line" onClick={share}><Icon name="i-share" size={18} />{t('web.waiting.share')}</button>}
      </p>
      <p role="status" class="said">{said}</p>
      <p class="why"><Icon name={about.invited ? 'i-lock' : 'i-spectator'} size={16} /><span>{t(about.invited ? 'web.waiting.secret' : about.spectators === false ? 'web.door.unwatched.help' : 'web.waiting.watchers')}</span></p>
    </section>
  );
}
