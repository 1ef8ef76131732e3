// After the first load the whole program is kept by the service worker (sw.ts), so that it starts without the network. A newer version is
// fetched in the background as a whole; this page goes on with its own files, and offers to load the new one.
import { notify } from './notices';

export function keepForLater(): void {
  const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined; // only where the page came over a safe line
  if (!workers || !import.meta.env.PROD) return;
  const before = workers.controller;
  workers.addEventListener('controllerchange', () => {
    if (before) notify({ id: 'newer', key: 'web.notice.newer', action: { key: 'web.notice.reload', run: () => location.reload() } });
  });
  workers.register('/sw.js').catch((problem: unknown) => console.warn(`not kept for later: ${String(problem)}`));
}
