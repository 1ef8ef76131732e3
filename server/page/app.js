// The plain page: lists tables, sits a guest down, plays any game by its option list.
'use strict';
const main = document.getElementById('main'), line = document.getElementById('line'), meBox = document.getElementById('me');
const lang = ['cs', 'pl'].find(l => navigator.language.startsWith(l)) || 'en';
// What this page says in other languages, by the English words.
const WORDS = {
  cs: {
    'your name': 'vaše jméno',
    'saved': 'uloženo',
    '{phase}, {people} of {seats} seats': '{phase}, obsazeno {people} z {seats}',
    ' – your turn': ' – jste na tahu',
    'none': 'žádné',
    'game': 'hra',
    'players': 'počet hráčů',
    'others': 'ostatní',
    'computer players': 'počítačoví hráči',
    'time': 'čas',
    'no clock': 'bez hodin',
    'a day for each decision': 'den na každé rozhodnutí',
    'New table': 'Nový stůl',
    ' players, others: ': ' hráčů, ostatní: ',
    'show it to everybody ': 'ukázat všem ',
    'Your tables': 'Vaše stoly',
    'Open tables': 'Stoly s volným místem',
    'What happened': 'Co se stalo',
    'Everything you see': 'Vše, co vidíte',
    'connected': 'spojeno',
    'connection lost, trying again …': 'spojení ztraceno, navazuje se znovu …',
    '(open)': '(volno)',
    ' (you)': ' (vy)',
    ' (guest)': ' (host)',
    'open': 'volná místa',
    'playing': 'hraje se',
    'over': 'konec hry',
    'Send this link to your friends: ': 'Pošlete tento odkaz přátelům: ',
    'Sit down': 'Posadit se',
    'Fill with computer players': 'Doplnit počítačovými hráči',
    'The game is over': 'Hra skončila',
    'seat': 'místo',
    'the record of the game, with the seed that was promised': 'záznam hry se slíbeným semínkem',
    'Waiting for the others.': 'Čeká se na ostatní.',
    'filter': 'hledat',
    'filter moves': 'hledat tahy',
    'Undo': 'Zpět',
    'Hint': 'Rada',
    'open seats': 'volná místa',
  },
  pl: {
    'your name': 'twoje imię',
    'saved': 'zapisano',
    '{phase}, {people} of {seats} seats': '{phase}, zajęte {people} z {seats}',
    ' – your turn': ' – twoja kolej',
    'none': 'brak',
    'game': 'gra',
    'players': 'liczba graczy',
    'others': 'pozostali',
    'computer players': 'gracze komputerowi',
    'time': 'czas',
    'no clock': 'bez zegara',
    'a day for each decision': 'dzień na każdą decyzję',
    'New table': 'Nowy stół',
    ' players, others: ': ' graczy, pozostali: ',
    'show it to everybody ': 'pokaż wszystkim ',
    'Your tables': 'Twoje stoły',
    'Open tables': 'Stoły z wolnym miejscem',
    'What happened': 'Co się stało',
    'Everything you see': 'Wszystko, co widzisz',
    'connected': 'połączono',
    'connection lost, trying again …': 'utracono połączenie, próbuję ponownie …',
    '(open)': '(wolne)',
    ' (you)': ' (ty)',
    ' (guest)': ' (gość)',
    'open': 'wolne miejsca',
    'playing': 'gra trwa',
    'over': 'koniec gry',
    'Send this link to your friends: ': 'Wyślij ten link znajomym: ',
    'Sit down': 'Usiądź',
    'Fill with computer players': 'Uzupełnij graczami komputerowymi',
    'The game is over': 'Koniec gry',
    'seat': 'miejsce',
    'the record of the game, with the seed that was promised': 'zapis gry z obiecanym ziarnem',
    'Waiting for the others.': 'Czekamy na innych.',
    'filter': 'szukaj',
    'filter moves': 'szukaj ruchów',
    'Undo': 'Cofnij',
    'Hint': 'Podpowiedź',
    'open seats': 'wolne miejsca',
  },
};
const t = english => WORDS[lang]?.[english] ?? english;
document.documentElement.lang = lang;

const el = (tag, props = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), props);
  node.append(...children);
  return node;
};
const api = async (path, body) => {
  const answer = await fetch(path, body === undefined ? {headers: {'Accept-Language': lang}} :
    {method: 'POST', headers: {'Content-Type': 'application/json', 'Accept-Language': lang}, body: JSON.stringify(body)});
  const json = await answer.json();
  if (!answer.ok) throw new Error((json.where ? json.where + ': ' : '') + json.what);
  return json;
};
const complain = error => { line.textContent = error.message || error; line.className = 'off'; };
const say = text => { line.textContent = text; line.className = ''; };

async function showMe() {
  const me = await api('/api/me');
  const name = el('input', {value: me.name, size: 14, ariaLabel: t('your name')});
  name.onchange = () => api('/api/me', {name: name.value}).then(() => say(t('saved')), complain);
  meBox.replaceChildren(name);
}

// --- home: tables, and a new one ------------------------------------------------------------------------------
async function home() {
  const [games, tables] = await Promise.all([api('/api/games'), api('/api/tables')]);
  const list = (title, rows) => [el('h2', {textContent: title}), rows.length ? el('ul', {}, ...rows.map(row =>
    el('li', {}, el('a', {href: '/plain/t/' + row.table, textContent: `${games.games.find(g => g.id === row.game)?.title[lang] ?? row.game} ${row.table}`}),
      ' ' + t('{phase}, {people} of {seats} seats').replace('{phase}', t(row.phase)).replace('{people}', row.people).replace('{seats}', row.seats) +
      (row.yours ? t(' – your turn') : '')))) : el('p', {textContent: t('none')})];
  const game = el('select', {ariaLabel: t('game')}, ...games.games.map(g => el('option', {value: g.id, textContent: g.title[lang]})));
  const players = el('select', {ariaLabel: t('players')}), others = el('select', {ariaLabel: t('others')},
    el('option', {value: 'greedy', textContent: t('computer players')}), el('option', {value: 'open', textContent: t('open seats')}));
  const counts = () => {
    const of = games.games.find(g => g.id === game.value).players;
    players.replaceChildren(...Array.from({length: of.max - of.min + 1}, (_, i) => el('option', {textContent: of.min + i})));
  };
  game.onchange = counts;
  counts();
  const pace = el('select', {ariaLabel: t('time')}, ...[['no clock', {kind: 'none'}], ['15 min + 15 s', {kind: 'live', bank: 900, increment: 15}],
    ['30 min + 20 s', {kind: 'live', bank: 1800, increment: 20}], ['a day for each decision', {kind: 'slow', limit: 86400}]]
    .map(([text, clock]) => el('option', {textContent: t(text), value: JSON.stringify(clock)})));
  const listed = el('input', {type: 'checkbox', id: 'listed'});
  const make = el('button', {textContent: t('New table')});
  make.onclick = async () => {
    const count = Number(players.value);
    const seats = Array.from({length: count}, (_, i) => i ? others.value : 'open');
    try {
      const made = await api('/api/tables', {game: game.value, options: {players: count}, seats,
        clock: JSON.parse(pace.value), listed: listed.checked});
      location.href = '/plain' + made.link;
    } catch (error) { complain(error); }
  };
  main.replaceChildren(el('p', {}, game, ' ', players, t(' players, others: '), others, ' ', pace, ' ', listed,
    el('label', {htmlFor: 'listed', textContent: t('show it to everybody ')}), make),
    ...list(t('Your tables'), tables.mine), ...list(t('Open tables'), tables.open));
}

// Why the server lets nobody in, in its own words; nothing: it does, or is away.
async function whyShut(id) {
  try {
    const answer = await fetch(`/api/tables/${id}${location.search}`, {headers: {'Accept-Language': lang}});
    return answer.status === 403 ? (await answer.json()).what : '';
  } catch { return ''; }
}

// --- a table -------------------------------------------------------------------------------------------------
function table(id) {
  let socket, about, since = 0, event = 0, asked = 0, wait = 300, unsent = new Map(), answers = new Map(), next = 1;
  const seats = el('p'), prompt = el('div'), log = el('div', {className: 'log', ariaLive: 'polite'}), view = el('pre'), link = el('p');
  const clocks = el('p'), lag = el('small');
  main.replaceChildren(seats, clocks, link, prompt, el('h2', {textContent: t('What happened')}), log,
    el('details', {}, el('summary', {textContent: t('Everything you see')}), view), lag);

  const send = message => new Promise(resolve => {
    message.id = next++;
    answers.set(message.id, resolve);
    if (socket && socket.readyState === 1) socket.send(JSON.stringify({lang, ...message}));
  });
  // What changes the table is sent again after a break, under the same cid, until it is answered.
  const act = async message => {
    message.cid = Array.from(crypto.getRandomValues(new Uint32Array(4)), n => n.toString(36)).join('-');
    unsent.set(message.cid, message);
    let answer = await send(message);
    while (answer.type === 'busy') {
      await new Promise(later => setTimeout(later, answer.seconds * 1000));
      answer = await send(message);
    }
    unsent.delete(message.cid);
    if (answer.type === 'refused') complain(`${answer.why} ${answer.rule ? '[' + answer.rule + ']' : ''}`);
    else if (answer.type === 'error') complain(answer.what);
    else say('');
  };

  // A heartbeat: how long the server takes to answer.
  setInterval(async () => {
    if (!socket || socket.readyState !== 1) return;
    const from = performance.now();
    await send({type: 'ping'});
    lag.textContent = `${Math.round(performance.now() - from)} ms`;
  }, 5000);
  setInterval(() => {
    if (!about) return;
    const left = s => s.clock.left - (s.clock.running ? Date.now() - since : 0);
    const shown = ms => ms > 3600e3 ? `${(ms / 3600e3).toFixed(1)} h` : `${Math.floor(Math.max(0, ms) / 60e3)}:${String(Math.floor(Math.max(0, ms) / 1000) % 60).padStart(2, '0')}`;
    clocks.textContent = about.seats.map((s, i) => s.clock ? `${i}: ${shown(left(s))}${s.clock.running ? ' ◂' : ''}` : '').filter(Boolean).join(' · ');
  }, 500);

  let shut = '';
  function connect() {
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket${location.search}`);
    socket.onopen = () => {
      wait = 300;
      say(t('connected'));
      socket.send(JSON.stringify({type: 'hello', since: event, lang}));
      for (const message of unsent.values()) socket.send(JSON.stringify({lang, ...message}));
    };
    socket.onclose = async () => {
      const why = shut || await whyShut(id);
      if (why) return complain(why);
      complain(t('connection lost, trying again …'));
      setTimeout(connect, wait * (0.7 + 0.6 * Math.random()));
      wait = Math.min(wait * 2, 10000);
    };
    socket.onmessage = frame => {
      const message = JSON.parse(frame.data);
      if (message.type === 'news') return news(message);
      if (message.type === 'closed') shut = message.why; // whoever may not be here is told why
      const resolve = answers.get(message.id);
      answers.delete(message.id);
      if (resolve) resolve(message);
    };
  }

  function news(message) {
    about = message.about;
    since = Date.now();
    event = message.event;
    for (const entry of message.events) log.append(el('div', {textContent: entry.text}));
    log.scrollTop = log.scrollHeight;
    seats.textContent = t(about.phase) + ' · ' + about.seats.map((s, i) =>
      `${i}: ${s.kind === 'open' ? t('(open)') : s.stands_in_for || s.name || s.level}${s.guest ? t(' (guest)') : ''}${s.name && s.level ? ` (${s.level})` : ''}${message.pending.includes(i) ? ' ◂' : ''}${about.you === i ? t(' (you)') : ''}`).join(' · ');
    link.textContent = about.phase !== 'open' || (about.invited && !about.door) ? '' : t('Send this link to your friends: ')
      + location.origin + location.pathname + (about.door && about.door.key ? '?key=' + about.door.key : '');
    refresh(message.pending);
  }

  async function refresh(pending) {
    const mine = ++asked;
    if (about.phase === 'open') {
      const sit = el('button', {textContent: t('Sit down')}), bot = el('button', {textContent: t('Fill with computer players')});
      sit.onclick = () => act({type: 'sit'});
      bot.onclick = async () => { for (const [i, s] of about.seats.entries()) if (s.kind === 'open') await act({type: 'computer', seat: i}); };
      prompt.replaceChildren(...(about.you === 'spectator' ? [sit] : []), ...(about.host ? [bot] : []));
      return;
    }
    const seen = await send({type: 'view'});
    if (mine !== asked) return;
    view.textContent = JSON.stringify(seen.view, null, 1);
    if (about.phase === 'over') {
      const result = await send({type: 'standing'});
      prompt.replaceChildren(el('h2', {textContent: t('The game is over')}), el('ol', {}, ...[...result.standing.seats]
        .sort((a, b) => a.rank - b.rank).map(s => el('li', {textContent: `${t('seat')} ${s.seat}: ${s.total}`}))),
        el('a', {href: `/api/tables/${id}/replay${location.search}`, textContent: t('the record of the game, with the seed that was promised')}));
      return;
    }
    if (!pending.includes(about.you)) { prompt.replaceChildren(el('p', {textContent: t('Waiting for the others.')})); return; }
    const reply = await send({type: 'decision'});
    if (mine !== asked || !reply.decision) return;
    const filter = el('input', {placeholder: t('filter'), ariaLabel: t('filter moves')});
    const list = el('div', {className: 'options'});
    const fill = () => list.replaceChildren(...reply.decision.options
      .filter(o => (o.text + ' ' + o.move).toLowerCase().includes(filter.value.toLowerCase())).map(o => {
        const button = el('button', {textContent: o.text, title: o.move});
        button.onclick = () => { list.replaceChildren(); act({type: 'play', move: o.move}); };
        return button;
      }));
    filter.oninput = fill;
    fill();
    const undo = el('button', {textContent: t('Undo'), disabled: !reply.can_undo});
    undo.onclick = () => act({type: 'undo'});
    const hint = el('button', {textContent: t('Hint')});
    hint.onclick = async () => { const h = await send({type: 'hint'}); if (h.type === 'hint') say(h.moves.slice(0, 3).map(m => m.text).join(' · ')); else complain(h.why || h.what || `${h.seconds} s`); };
    prompt.replaceChildren(el('div', {className: 'asked'}, el('p', {textContent: reply.decision.prompt}), el('p', {}, filter, ' ', hint, ' ', undo), list));
  }
  connect();
}

const found = location.pathname.match(/^(?:\/plain)?\/t\/([a-z0-9]{8})$/);
showMe().then(() => found ? table(found[1]) : home()).catch(complain);
