// The entry: settings, symbols, and the screen that the address asks for. Home is here at once, everything else when it is opened.
import { render } from 'preact';
import { lang } from './app/i18n';
import { lazy } from './app/lazy';
import { loadGames } from './app/games';
import { keepForLater } from './app/keep_for_later';
import { meetServer } from './app/me';
import { notify } from './app/notices';
import { path, route, startRouter } from './app/router';
import { applySettings } from './app/settings';
import { addSharedSymbols } from './app/symbols';
import { Home } from './screens/Home';
import { Guard, NotFound } from './screens/Problems';
import './style/tokens.css';
import './style/base.css';

const Account = lazy(() => import('./screens/Account').then((module) => module.Account));
const Mine = lazy(() => import('./screens/Mine').then((module) => module.Mine));
const Rules = lazy(() => import('./screens/Rules').then((module) => module.Rules));
const Settings = lazy(() => import('./screens/Settings').then((module) => module.Settings));
const Setup = lazy(() => import('./screens/Setup').then((module) => module.Setup));
const Verify = lazy(() => import('./screens/Verify').then((module) => module.Verify));
const ServerTable = lazy<{ readonly table: string }>(async () => {
  const [{ TableScreen }, { serverHost }] = await Promise.all([import('./table/Table'), import('./host/server_host')]);
  return ({ table }) => <TableScreen makeHost={() => serverHost(table, lang.value)} />;
});
const LocalTable = lazy<{ readonly table: string }>(async () => {
  const [{ TableScreen }, { workerHost }] = await Promise.all([import('./table/Table'), import('./host/worker_host')]);
  return ({ table }) => <TableScreen makeHost={() => workerHost(table, lang.value)} />;
});

function Screen() {
  const at = route.value;
  switch (at.screen) {
    case 'home': return <Home />;
    case 'setup': return <Setup key={at.game} game={at.game} />;
    case 'table': return <ServerTable key={at.table} table={at.table} />;
    case 'local': return <LocalTable key={at.table} table={at.table} />;
    case 'mine': return <Mine />;
    case 'rules': return <Rules key={at.game} game={at.game} />;
    case 'verify': return <Verify key={at.table} table={at.table} />;
    case 'settings': return <Settings />;
    case 'account': return <Account />;
    default: return <NotFound />;
  }
}

const App = () => <Guard at={path.value}><Screen /></Guard>;

// A part of the program that is not there any more: the server has a newer one.
addEventListener('vite:preloadError', () => {
  notify({ id: 'newer', key: 'web.notice.newer', action: { key: 'web.notice.reload', run: () => location.reload() } });
});

addSharedSymbols();
startRouter();
void meetServer(); // while the words arrive
void loadGames();
void applySettings().then(() => {
  render(<App />, document.getElementById('app') as HTMLElement);
  keepForLater();
});
