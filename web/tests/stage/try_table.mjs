// A table at any position, for screenshots and browser tests: the page's WebSocket is answered by `ziggurat try`, so that what is shown
// is what the engine says. One seat looks on; moves of all seats can be made from outside.
//
//   const table = await tryTable(page, { game: 'chess', position: { … } }, 0);
//   await page.goto(`${origin}/t/stage000`);   await table.play('e4');
import { spawnSync } from 'node:child_process';

export async function tryTable(page, script, you, { program, names = ['Nela', 'Anna', 'Marek', 'Petr'], previews = false }) {
  const moves = []; // notations with the seat in front
  const sockets = new Set();

  async function ask(questions, lang, more = [], made = moves) {
    // Where advice stands is looked at, not how good it is: `brief`. The test waits, too: its next step comes after the answer.
    const input = JSON.stringify({ lang, brief: true, ...script, do: [...(script.do ?? []), ...made, ...more], ask: questions });
    const { stdout } = spawnSync(program, ['try'], { input, maxBuffer: 1 << 26, encoding: 'utf8' });
    return stdout.trim().split('\n').map((line) => JSON.parse(line));
  }
  const answers = async (questions, lang, made = moves) => {
    const lines = await ask(questions, lang, [], made);
    return questions.map((question) => lines.find((line) => line.ask === question)?.answer);
  };

  // The same question at the same moment has the same answer.
  const told = new Map();
  const pendingNow = async () => {
    const key = moves.join('\n');
    if (!told.has(key)) told.set(key, (await answers(['pending'], 'en'))[0]);
    return told.get(key);
  };

  const players = script.options?.players ?? 4;
  const about = (pending) => ({
    table: 'stage000', game: script.game, rules: '', options: script.options ?? {}, phase: pending.length === 0 ? 'over' : 'playing', acts: moves.length, you, host: true, commitment: '', listed: false, clock: { kind: 'none' }, wishes: [], time: Date.now(),
    seats: Array.from({ length: players }, (_, seat) => (seat === (you === 2 ? 1 : 2) ? { kind: 'computer', level: 'greedy' } : { kind: 'person', name: names[seat] })),
  });
  const observer = typeof you === 'number' ? String(you) : 'spectator';

  async function news(socket) {
    const [pending, events] = await answers(['pending', you === 'spectator' ? 'events' : `events:${observer}`], socket.lang);
    const fresh = events.filter((entry) => entry.n > socket.since);
    socket.since = events.at(-1)?.n ?? 0;
    socket.route.send(JSON.stringify({ type: 'news', about: about(pending), moves: moves.length, event: socket.since, pending, events: fresh }));
  }

  const viewAfter = async (move, lang) => {
    const [view] = await answers([`view:${observer}`], lang, [...moves, move]);
    return view ? { view, events: [] } : null;
  };

  // Whoever waits for a number of moves.
  const waiting = [];
  const reached = (n) => new Promise((done) => (moves.length >= n ? done() : waiting.push({ n, done })));
  const tellWhoWaits = () => waiting.filter(({ n }) => moves.length >= n).forEach(({ done }) => done());

  async function play(move) {
    const pending = await pendingNow();
    const written = /^\d+:/.test(move) ? move : `${pending[0]}: ${move}`;
    const lines = await ask(['pending'], 'en', [written]);
    const refused = lines.find((line) => line.ok === false);
    if (refused) return refused;
    moves.push(written);
    tellWhoWaits();
    told.set(moves.join('\n'), lines.find((line) => line.ask === 'pending').answer);
    for (const socket of sockets) await news(socket);
    return null;
  }

  // Moves that nobody watches are made at once where each says whose it is or only one seat can move.
  async function playAll(list) {
    const lines = list.length > 1 ? await ask(['pending'], 'en', list) : [];
    const last = lines.at(-1);
    if (last?.ask !== 'pending') {
      for (const move of list) await play(move);
      return;
    }
    moves.push(...list);
    told.set(moves.join('\n'), last.answer);
  }

  async function answer(socket, message) {
    const lang = message.lang ?? socket.lang;
    const pending = message.type === 'ping' ? [] : await pendingNow();
    const play_state = { moves: moves.length, event: socket.since, pending, sealed: false };
    switch (message.type) {
      case 'ping': return { type: 'pong' };
      case 'catalogue': return { type: 'catalogue', catalogue: (await answers(['catalogue'], lang))[0] };
      case 'table': return { type: 'table', protocol: 1, ...play_state };
      case 'view': {
        const [view, then] = await answers([`view:${observer}`, 'pending'], lang, moves.slice(0, message.at ?? moves.length));
        return { type: 'view', ...play_state, moves: message.at ?? moves.length, pending: then, view };
      }
      case 'preview': return { type: 'preview', preview: previews ? await viewAfter(`${observer}: ${message.move}`, lang) : null }; // only where nothing is up to chance
      case 'decision': return { type: 'decision', ...play_state, can_undo: moves.length > 0, decision: (await answers([`decision:${observer}`], lang))[0] };
      case 'standing': {
        if (pending.length > 0) return { type: 'refused', rule: '', why: 'not yet', pieces: [] };
        return { type: 'standing', standing: (await answers(['standing'], lang))[0] };
      }
      case 'course': return { type: 'refused', rule: '', why: 'not here', pieces: [] };
      case 'why': return { type: 'why', ...(await answers([`why:${observer}: ${message.move}`], lang))[0] };
      case 'hint': return { type: 'hint', moves: (await answers([`hint:${observer}`], lang))[0] };
      case 'events': return { type: 'events', event: socket.since, events: (await answers([`events:${observer}`], lang))[0] };
      case 'play': {
        const refused = await play(`${observer}: ${message.move}`);
        return refused ? { type: 'refused', rule: refused.rule, why: refused.why, pieces: refused.pieces ?? [] } : { type: 'done', act: moves.length, acts: moves.length, moves: moves.length, event: socket.since };
      }
      case 'undo': {
        moves.pop();
        for (const one of sockets) await news(one);
        return { type: 'done', act: moves.length, acts: moves.length, moves: moves.length, event: socket.since };
      }
      default: return { type: 'error', where: 'message.type', what: 'is not known on this stage' };
    }
  }

  await page.routeWebSocket(/\/api\/tables\/[^/]+\/socket/, (route) => {
    const socket = { route, since: 0, lang: 'en' };
    sockets.add(socket);
    route.onClose(() => sockets.delete(socket));
    let queue = Promise.resolve();
    route.onMessage((text) => {
      queue = queue.then(async () => {
        const message = JSON.parse(String(text));
        if (message.type === 'hello') {
          socket.since = message.since;
          socket.lang = message.lang;
          return news(socket);
        }
        route.send(JSON.stringify({ ...(await answer(socket, message)), id: message.id }));
      });
    });
  });
  return { play, playAll, moves, reached };
}

// A scene of a game on the page. What the page has loaded stays: the next scene is another table of the same visit.
export async function showScene(page, { script, you, moves = [] }, { program, origin }) {
  await page.unrouteAll();
  const table = await tryTable(page, script, you === 'first' ? 0 : you, { program });
  await table.playAll(moves);
  const go = (to) => page.evaluate((where) => {
    history.pushState(null, '', where);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
  if (page.url().startsWith(`${origin}/t/`)) {
    await page.mouse.move(0, 0); // away from what it pointed at
    await go('/settings');
    await page.waitForSelector('.shell, .result', { state: 'detached' });
    await go('/t/stage000');
  } else {
    await page.goto(`${origin}/t/stage000`);
  }
  await page.waitForSelector('.shell, .result');
  return table;
}
