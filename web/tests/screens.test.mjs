// The screens around the table, in a real browser: every one of them opens, says what it should, has no serious finding, and copes when things go wrong.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, noSeriousFindings, PHONE, root, screenshot, server, serverAndBrowserForAll, until } from './kit.mjs';
import { calmest, games, goldenOf, largest, quickest, tableOf } from './stage/all_games.mjs';
import { THOROUGH } from './stage/to_the_end.mjs';

serverAndBrowserForAll();

const words = Object.fromEntries(['en', 'cs', 'pl'].map((lang) => [lang, JSON.parse(readFileSync(join(root, `locale/${lang}/web.json`), 'utf8'))]));
const heading = (page) => page.locator('h1').first();
const noProblems = (page) => assert.deepEqual(page.problems, []);
const fits = async (page) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), `${page.url()} is wider than its window`);

const SCREENS = { home: '/', mine: '/games', shelf: '/rules', verify: '/verify', settings: '/settings', account: '/account', unknown: '/nonsense' };
const screensOf = (some) => Object.fromEntries(some.flatMap(({ id, rules }) => [[`setup-${id}`, `/new/${id}`], [`rules-${id}`, `/rules/${id}#${rules.id}`]]));

// Each language, light and dark, on a desktop and on a phone, which share out the screens of the games; THOROUGH=1 combines them, SCREENS=all takes the pictures of all.
const LOOKS = [['desktop', 'en', 'light'], ['desktop', 'cs', 'dark'], ['phone', 'pl', 'dark'], ['desktop', 'pl', 'light'], ['phone', 'en', 'dark'], ['phone', 'cs', 'light']].slice(0, THOROUGH ? 6 : 3);
const gamesIn = (look) => (THOROUGH || process.env.SCREENS === 'all' ? games : games.filter((_, n) => n % LOOKS.length === look));
const other = { light: 'dark', dark: 'light' };

for (const [look, [size, lang, scheme]] of LOOKS.entries())
  test(`every screen on a ${size} in ${lang}`, async () => {
    const settings = size === 'phone' ? PHONE : DESKTOP;
    const page = await newPage(browser, { ...settings, locale: lang });
    await page.goto(server.origin);
    const table = await makeTable(page, { game: calmest.id, options: { players: 3 }, seats: ['open', 'open', 'friendly'] });
    await makeTable(page, { game: quickest.id, options: { players: 3 }, seats: ['open', 'strong', 'friendly'], clock: { kind: 'slow', limit: 86400 } });
    for (const colorScheme of process.env.SCREENS === 'all' ? [scheme, other[scheme]] : [scheme]) {
      await page.emulateMedia({ colorScheme });
      for (const [name, path] of Object.entries({ ...SCREENS, ...screensOf(gamesIn(look)), waiting: `/t/${table}` })) {
        await page.goto(server.origin + path);
        await heading(page).waitFor();
        await page.waitForLoadState('networkidle');
        assert.equal(await page.locator('html').getAttribute('lang'), lang);
        assert.equal(await page.locator('html').getAttribute('data-theme'), colorScheme);
        assert.doesNotMatch(await page.locator('body').innerText(), /<web\.|undefined|NaN|\{\w+\}/, `${name} has a gap in its words`);
        await fits(page);
        await noSeriousFindings(page);
        await screenshot(page, `${name}-${size}-${colorScheme}-${lang}`);
      }
    }
    noProblems(page);
    await page.context().close();
  });

test('two clicks from Home to the first move, at the level of the last time', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByLabel(words.en['web.home.opponents']).selectOption('apprentice');
  await page.getByRole('button', { name: `Play now: ${calmest.title}` }).click();
  await page.waitForURL(/\/(t|local)\//);
  await page.locator(calmest.board).waitFor();
  await page.goto(server.origin);
  assert.equal(await page.getByLabel(words.en['web.home.opponents']).inputValue(), 'apprentice');
  noProblems(page);
  await page.context().close();
});

test('the language changes at once and stays', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.locator('.pagehead .picker button[lang=pl]').click();
  await page.getByRole('heading', { name: words.pl['web.home.h1'] }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: words.pl['web.home.h1'] }).waitFor();
  await page.context().close();
});

const hosted = games.find(({ setUp }) => setUp);
const { flag, text } = hosted.setUp;

test('a table is set up, a friend comes by the link, the game begins', async () => {
  const host = await newPage(browser);
  await host.goto(`${server.origin}/new/${hosted.id}`);
  await host.getByRole('group', { name: words.en['web.setup.players'] }).getByRole('button', { name: '3' }).click();
  await host.getByRole('switch', { name: flag.label }).click();
  await host.getByRole('group', { name: words.en['web.setup.pace'] }).getByRole('button', { name: words.en['web.setup.pace.slow'] }).click();
  await host.getByRole('button', { name: words.en['web.setup.make'] }).click();
  await host.waitForURL(/\/t\/[a-z0-9]{8}$/);
  await host.getByRole('img', { name: /QR code/ }).waitFor();
  const about = await host.evaluate(async () => (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}`)).json());
  assert.equal(about.options[flag.option], true);
  assert.deepEqual(about.clock, { kind: 'slow', limit: 86400 });
  assert.deepEqual(about.seats.map((seat) => seat.kind), ['person', 'open', 'computer']);

  const guest = await newPage(browser, PHONE);
  await guest.goto(host.url());
  await guest.getByLabel(words.en['web.waiting.your_name']).fill('<b>Petra</b>');
  await guest.getByRole('button', { name: words.en['web.waiting.sit'], exact: true }).click();
  await guest.getByText(words.en['web.problem.name']).waitFor();
  await guest.getByLabel(words.en['web.waiting.your_name']).fill('Petra Šťastná');
  await noSeriousFindings(guest);
  await guest.getByRole('button', { name: words.en['web.waiting.sit'], exact: true }).click();
  for (const page of [host, guest]) await page.locator(hosted.board).waitFor();
  noProblems(host);
  noProblems(guest);
  await host.context().close();
  await guest.context().close();
});

test('the host fills a seat with a computer player of a level', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  const table = await makeTable(page, { game: calmest.id, options: { players: 2 }, seats: ['open', 'open'] });
  await page.goto(`${server.origin}/t/${table}`);
  await page.getByLabel('Seat 2: Level').selectOption('player');
  await page.getByRole('button', { name: words.en['web.waiting.computer'] }).click();
  await page.locator(calmest.board).waitFor();
  const about = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
  assert.equal(about.seats[1].level, 'player');
  await page.context().close();
});

test('rules are found by word and by id, and open at their place', async () => {
  const { id, words, finds, other } = quickest.rules;
  const page = await newPage(browser);
  await page.goto(`${server.origin}/rules/${quickest.id}#${id}`);
  await page.locator(`[id="${id}"].is-target`).waitFor();
  assert.ok(await page.locator(`[id="${id}"]`).evaluate((rule) => rule.getBoundingClientRect().top < innerHeight));
  await page.getByRole('searchbox').fill(words);
  const results = page.locator('.results a');
  await results.first().waitFor();
  assert.match(await results.first().innerText(), finds);
  await page.getByRole('searchbox').fill(other);
  await results.first().click();
  await page.locator(`[id="${other}"].is-target`).waitFor();
  assert.equal(new URL(page.url()).hash, `#${other}`);
  await page.getByRole('searchbox').fill('zebra <img src=x>');
  await page.getByText('zebra <img src=x>').waitFor();
  noProblems(page);
  await page.context().close();
});

test('rules are in the reader\'s language, and follow it when it changes', async () => {
  const page = await newPage(browser, { ...DESKTOP, locale: 'cs' });
  const translated = games.find(({ rules }) => rules.cs);
  const { id, cs, pl } = translated.rules;
  await page.goto(`${server.origin}/rules/${translated.id}#${id}`);
  const rule = page.locator(`[id="${id}"].is-target`);
  await rule.waitFor();
  assert.ok((await rule.innerText()).includes(cs.says));
  assert.equal(await page.locator('article[lang="en"], .contents [lang="en"]').count(), 0);
  await page.getByRole('searchbox').fill(cs.words);
  assert.match(await page.locator('.results a').first().innerText(), cs.finds);
  await page.getByRole('searchbox').fill('');
  await page.locator('.pagehead .picker button[lang=pl]').click();
  await page.locator(`[id="${id}"]`, { hasText: pl.says }).waitFor();
  noProblems(page);
  await page.context().close();
});

test('keys only: skip link, sections, focus on the heading of the new screen', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await heading(page).waitFor();
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.className), 'skip');
  await page.keyboard.press('Enter');
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'MAIN');
  await page.locator('.sections a[href="/settings"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: words.en['web.nav.settings'], level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'H1');
  assert.equal(await page.title(), 'Settings · Ziggurat');
  await page.goBack();
  await page.getByRole('heading', { name: words.en['web.home.h1'] }).waitFor();
  assert.equal(await page.title(), 'Ziggurat');
  await page.context().close();
});

test('settings take effect and survive', async () => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/settings`);
  await page.getByRole('group', { name: words.en['web.settings.theme'], exact: true }).getByRole('button', { name: 'dark' }).click();
  await page.getByRole('group', { name: words.en['web.settings.text'] }).getByRole('button', { name: '150 %' }).click();
  await page.getByRole('switch', { name: words.en['web.settings.contrast'] }).click();
  const root = page.locator('html');
  await page.reload();
  await heading(page).waitFor();
  assert.equal(await root.getAttribute('data-theme'), 'dark');
  assert.equal(await root.getAttribute('data-contrast'), 'more');
  assert.equal(await root.evaluate((html) => getComputedStyle(html).fontSize), '24px');
  await noSeriousFindings(page);
  await page.context().close();
});

test('nothing sticks out, at any width and with large text', async () => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/settings`);
  await page.getByRole('group', { name: words.en['web.settings.text'] }).getByRole('button', { name: '150 %' }).click();
  const table = await makeTable(page, { game: largest.id, options: { players: largest.seats.max }, seats: ['open', 'open', 'open'] });
  for (const size of ['150 %', '100 %']) {
    await page.goto(`${server.origin}/settings`);
    await page.getByRole('group', { name: words.en['web.settings.text'] }).getByRole('button', { name: size }).click();
    const wanted = { ...SCREENS, ...(THOROUGH || size === '150 %' ? screensOf(games) : {}) };
    for (const path of [...Object.values(wanted), `/t/${table}`]) {
      await page.goto(server.origin + path);
      await heading(page).waitFor();
      for (const width of [320, 480, 700, 800, 1010, 1160, 1300, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth + 1), `${path} at ${width} pixels with text of ${size}`);
      }
    }
  }
  await page.context().close();
});

test('a part that cannot be loaded: it is said, and trying again helps', async () => {
  const page = await newPage(browser, { ...DESKTOP, serviceWorkers: 'block' });
  await page.goto(server.origin);
  await page.locator('.gate').first().waitFor();
  await page.route(/\/assets\/Settings-[^/]*\.js$/, (route) => route.abort());
  await page.locator('.sections a[href="/settings"]').click();
  await page.getByRole('heading', { name: words.en['web.load_failed'] }).waitFor();
  await page.getByText(words.en['web.notice.newer']).waitFor();
  await noSeriousFindings(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: words.en['web.again'] }).click();
  await page.getByRole('heading', { name: words.en['web.nav.settings'], level: 1 }).waitFor();
  await page.context().close();
});

test('a guest becomes an account, logs out, and logs in again', async () => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/account`);
  const make = page.locator('.panel', { has: page.getByRole('heading', { name: words.en['web.account.make'] }) });
  const logIn = page.locator('.panel', { has: page.getByRole('heading', { name: words.en['web.account.log_in'] }) });
  await make.getByLabel('Login').fill('ema');
  await make.getByLabel('Password').fill('correct horse');
  await make.getByRole('button').click();
  await page.getByText('account ema').waitFor();
  await page.getByRole('button', { name: words.en['web.account.log_out'], exact: true }).click();
  await make.getByLabel('Login').fill('ema');
  await make.getByLabel('Password').fill('another horse');
  await make.getByRole('button').click();
  await page.getByText('This login is not available; choose another.').waitFor();
  await logIn.getByLabel('Login').fill('ema');
  await logIn.getByLabel('Password').fill('wrong horse');
  await logIn.getByRole('button').click();
  await page.getByText('The password is wrong, or there is no such login.').waitFor();
  await logIn.getByLabel('Password').fill('correct horse');
  await logIn.getByRole('button').click();
  await page.getByText('account ema').waitFor();
  await page.context().close();
});

test('another password, and logging out everywhere, end what is open elsewhere', async () => {
  const page = await newPage(browser);
  const phone = await newPage(browser);
  const panel = (on, key) => on.locator('.panel', { has: on.getByRole('heading', { name: words.en[key], exact: true }) });
  const logIn = async (on, password) => {
    await on.goto(`${server.origin}/account`);
    await panel(on, 'web.account.log_in').getByLabel('Login').fill('eva');
    await panel(on, 'web.account.log_in').getByLabel('Password').fill(password);
    await panel(on, 'web.account.log_in').getByRole('button').click();
    await on.getByText('account eva').waitFor();
  };
  await page.goto(`${server.origin}/account`);
  await panel(page, 'web.account.make').getByLabel('Login').fill('eva');
  await panel(page, 'web.account.make').getByLabel('Password').fill('correct horse');
  await panel(page, 'web.account.make').getByRole('button').click();
  await page.getByText('account eva').waitFor();
  await logIn(phone, 'correct horse');
  const change = async (present, wanted) => {
    await page.getByLabel(words.en['web.account.present_password']).fill(present);
    await page.getByLabel(words.en['web.account.new_password'], { exact: true }).fill(wanted);
    await page.getByRole('button', { name: words.en['web.account.new_password.change'] }).click();
  };
  await change('wrong horse', 'a better horse');
  await page.getByText('This is not your present password.').waitFor();
  await change('correct horse', 'password1');
  await page.getByText('This password is one of the first').waitFor();
  await change('correct horse', 'a better horse');
  await page.getByText(words.en['web.account.new_password.saved']).waitFor();
  await page.reload();
  await page.getByText('account eva').waitFor();
  await phone.reload();
  await phone.getByText(words.en['web.account.guest']).waitFor();
  await logIn(phone, 'a better horse');
  await phone.getByRole('button', { name: words.en['web.account.log_out_everywhere'] }).click();
  await phone.getByText(words.en['web.account.guest']).waitFor();
  await page.reload();
  await page.getByText(words.en['web.account.guest']).waitFor();
  await phone.context().close();
  await page.context().close();
});

test('names are text, however odd, and never break the frame', async () => {
  const page = await newPage(browser, PHONE);
  await page.goto(`${server.origin}/account`);
  const name = page.getByLabel(words.en['web.account.name']);
  await name.fill('<img src=x>');
  await page.getByRole('button', { name: words.en['web.account.rename'] }).click();
  await page.getByText(words.en['web.problem.name']).waitFor();
  await name.fill('W'.repeat(40));
  await page.getByRole('button', { name: words.en['web.account.rename'] }).click();
  await page.getByText(words.en['web.account.saved']).waitFor();
  for (const path of ['/account', '/', `/new/${quickest.id}`]) {
    await page.goto(server.origin + path);
    await heading(page).waitFor();
    await fits(page);
  }
  await page.context().close();
});

test('a browser that keeps nothing: everything works, and it is said once', async () => {
  const page = await newPage(browser);
  await page.addInitScript(() => {
    Storage.prototype.getItem = () => { throw new DOMException('no', 'SecurityError'); };
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await page.goto(server.origin);
  await page.locator('.gate').first().waitFor();
  await page.locator('.pagehead .tool').click();
  await page.getByText(words.en['web.notice.storage_full']).waitFor();
  await page.locator('.notice').getByRole('button', { name: words.en['web.close'] }).click();
  assert.equal(await page.getByText(words.en['web.notice.storage_full']).count(), 0);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  noProblems(page);
  await page.context().close();
});

test('a game in this browser: begun at one click, listed, taken along, verified, brought back, thrown away', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await page.getByRole('button', { name: `Play now: ${quickest.title}` }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.shell').waitFor();
  const id = new URL(page.url()).pathname.split('/')[2];
  await page.goto(server.origin);
  const card = page.locator(`.continue a[href="/local/${id}"]`);
  await card.waitFor();
  assert.match(await card.innerText(), new RegExp(`${quickest.title}\\s+paused after \\d+ moves?\\s+\\p{L}+ \\(friendly\\)`, 'u'));
  assert.equal(await page.locator('.sections .count').count(), 0, 'nobody waits for me');

  await page.goto(`${server.origin}/games`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words.en['web.mine.save'] }).click();
  const record = readFileSync(await (await download).path(), 'utf8');
  assert.ok(record.startsWith(`ziggurat-replay 1\ngame ${quickest.id}\n`));
  await noSeriousFindings(page);
  await page.getByRole('link', { name: words.en['web.mine.verify'], exact: true }).click();
  await page.locator('.verdict.good').waitFor();
  await noSeriousFindings(page);

  await page.goto(`${server.origin}/games`);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await page.getByText(/is not a saved game/).waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.waitForURL((url) => url.pathname.startsWith('/local/') && !url.pathname.endsWith(id));
  await page.goto(`${server.origin}/games`);
  await page.locator('.cardactions').nth(1).waitFor();
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: words.en['web.mine.delete'] }).first().click();
    await page.getByRole('button', { name: words.en['web.mine.really'] }).click();
    await page.waitForFunction((count) => document.querySelectorAll('.cardactions').length === count, left);
  }
  noProblems(page);
  await page.context().close();
});

test('a table against computer players is set up in this browser, or on the server', async () => {
  const page = await newPage(browser);
  for (const [where, path] of [['here', /\/local\//], ['server', /\/t\//]]) {
    await page.goto(`${server.origin}/new/${hosted.id}`);
    await page.getByRole('group', { name: words.en['web.setup.players'] }).getByRole('button', { name: '2' }).click();
    await page.getByRole('group', { name: 'Seat 2', exact: true }).getByRole('button', { name: words.en['web.setup.computer_short'] }).click();
    await page.getByRole('group', { name: words.en['web.setup.where'] }).getByRole('button', { name: words.en[`web.setup.${where}`] }).click();
    await page.getByLabel(text.label).fill(text.bad);
    await page.getByRole('button', { name: words.en['web.setup.start'] }).click();
    assert.match(await page.getByRole('alert').innerText(), text.refused);
    await page.getByLabel(text.label).fill(text.good);
    await page.getByRole('button', { name: words.en['web.setup.start'] }).click();
    await page.waitForURL(path);
    await page.locator(calmest.board).waitFor();
  }
  noProblems(page);
  await page.context().close();
});

test('a finished game is checked in the page, and an edited one is found out', async () => {
  const page = await newPage(browser);
  const { record } = goldenOf(calmest);
  await page.goto(`${server.origin}/verify`);
  const paste = page.getByLabel(words.en['web.verify.paste']);
  await paste.fill(record);
  await page.locator('.verdict.good').waitFor();
  assert.match(await page.locator('.verdict').innerText(), /Everything checks out: \d+ moves/);
  await screenshot(page, 'verify-good');
  await page.evaluate((text) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([text.replace(/^end .*/m, '')], 'cut_off.txt', { type: 'text/plain' }));
    document.querySelector('.verify').dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }));
  }, record);
  await page.getByText(/cut off/).waitFor();
  await paste.fill(record.replace(/^seed fast:\d+/m, 'seed fast:4711'));
  await page.getByText('Line 6 does not check out.').waitFor();
  await screenshot(page, 'verify-bad');
  await noSeriousFindings(page);
  noProblems(page);
  await page.context().close();
});

test('a finished table of the server is verified at its address', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  const table = await makeTable(page, { ...tableOf(quickest), seats: Array(quickest.players).fill('random'), sit: false });
  const phase = () => page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).phase, table);
  await page.goto(`${server.origin}/t/${table}`); // computer players play for somebody who looks
  await until(async () => (await phase()) === 'over', 60_000);
  await page.goto(`${server.origin}/verify/${table}`);
  await page.locator('.verdict.good').waitFor();
  assert.match(await page.locator('.about').innerText(), /seed revealed after the last move\s+chacha20:/i);
  noProblems(page);
  await page.context().close();
});

test('a record is asked for, looked at, refused where it is none', async () => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/verify`);
  const paste = page.getByLabel(words.en['web.verify.paste']);
  await paste.fill('hello');
  await page.getByText(words.en['web.verify.no_record']).waitFor();
  const table = await makeTable(page, tableOf(calmest));
  await page.goto(`${server.origin}/verify/${table}`);
  await page.getByText(words.en['web.verify.not_over']).waitFor();
  await page.goto(`${server.origin}/verify/zzzzzzzz`);
  await page.getByText(words.en['web.table.gone']).waitFor();
  noProblems(page);
  await page.context().close();
});

test('the server goes away: a notice, a refusal that says so, and it goes on when it is back', async () => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/new/${quickest.id}`);
  const make = page.getByRole('button', { name: words.en['web.setup.make'] });
  await make.waitFor();
  await server.kill('SIGKILL');
  await make.click();
  await page.getByText(words.en['web.notice.gone']).waitFor();
  await page.getByText(words.en['web.problem.network']).waitFor();
  await page.locator('.sections a[href="/"]').click();
  await page.locator(`.gate a[href="/new/${quickest.id}"]`).click();
  await make.waitFor();
  await server.start();
  await page.getByText(words.en['web.notice.gone']).waitFor({ state: 'detached' });
  await make.click();
  await page.waitForURL(/\/t\//);
  noProblems(page);
  await page.context().close();
});

test('Home does not jump while it fills', async () => {
  for (const settings of [DESKTOP, PHONE]) {
    const page = await newPage(browser, settings);
    await page.goto(server.origin);
    await makeTable(page, tableOf(quickest));
    await page.addInitScript(() => {
      globalThis.jumps = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.jumps += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(server.origin);
    await page.locator('.cont').first().waitFor();
    await page.waitForLoadState('networkidle');
    const jumps = await page.evaluate(() => globalThis.jumps);
    assert.ok(jumps <= 0.02, `layout shift ${jumps}`);
    await page.context().close();
  }
});

test('no network: it is said, and taken back when it returns', async () => {
  const page = await newPage(browser);
  await page.goto(`${server.origin}/settings`);
  await heading(page).waitFor();
  await page.context().setOffline(true);
  await page.getByText(words.en['web.notice.offline']).waitFor();
  await page.context().setOffline(false);
  await page.getByText(words.en['web.notice.offline']).waitFor({ state: 'detached' });
  noProblems(page);
  await page.context().close();
});

test('a first visit while the server does not answer says so on every screen', async () => {
  const page = await newPage(browser, { ...DESKTOP, serviceWorkers: 'block' });
  await page.route('**/api/**', (route) => route.abort());
  for (const [path, key] of [['/', 'web.home.no_games'], ['/new', 'web.home.no_games'], ['/games', 'web.mine.server_away']]) {
    await page.goto(server.origin + path);
    await page.getByText(words.en[key]).waitFor();
    await page.getByText(words.en['web.notice.gone']).waitFor();
    await noSeriousFindings(page);
  }
  noProblems(page);
  await page.context().close();
});

test('the title counts the tables that wait for me', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  await makeTable(page, tableOf(quickest));
  await page.goto(`${server.origin}/games`);
  await page.waitForFunction(() => document.title === '(1) My games · Ziggurat');
  await page.getByRole('link', { name: words.en['web.mine.next'] }).click();
  await page.waitForURL(/\/t\//);
  await page.context().close();
});
