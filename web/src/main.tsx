// The entry: language, symbols, and the screen that the address asks for.
import { render } from 'preact';
import { lang, preferredLang, speak, t } from './app/i18n';
import { route, startRouter } from './app/router';
import { addSharedSymbols } from './app/symbols';
import { serverHost } from './host/server_host';
import { Home } from './screens/Home';
import { TableScreen } from './table/Table';
import './style/tokens.css';
import './style/base.css';

function App() {
  const at = route.value;
  if (at.screen === 'home') return <Home />;
  if (at.screen === 'table') return <TableScreen key={at.table} makeHost={() => serverHost(at.table, lang.value)} />;
  return <main class="notice-page"><h1>{t('web.unknown_page')}</h1><a href="/">{t('web.home')}</a></main>;
}

addSharedSymbols();
startRouter();
void speak(preferredLang(navigator.languages)).then(() => {
  render(<App />, document.getElementById('app') as HTMLElement);
});
