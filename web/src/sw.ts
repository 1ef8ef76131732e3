// The service worker: after the first load the whole program is in this browser, and starts from there, with or without a network.
//
// A version is a list of files with their contents' digests; it is taken as a whole or not at all, under a name of its own. The page
// of a version asks only for files of that version, because their names change with their contents: versions never mix. The one before is
// kept, for pages that are still open.
interface Version {
  readonly name: string;
  readonly files: readonly (readonly [path: string, digest: string])[];
}
declare const ZIGGURAT_VERSION: Version; // tools/precache.mjs writes it here

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Life {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = globalThis as unknown as {
  addEventListener(type: 'install' | 'activate', listener: (event: Life) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
};

const PREFIX = 'ziggurat-';
const version = ZIGGURAT_VERSION;
const digests = new Map(version.files);
const NAMED_BY_CONTENT = /^\/assets\//;

async function digestOf(answer: Response): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fetched(path: string, digest: string): Promise<Response> {
  const kept = NAMED_BY_CONTENT.test(path) ? await caches.match(path) : undefined; // an older version had it, too
  const answer = kept ?? (await fetch(new Request(path, { cache: 'no-cache', priority: 'low' })));
  if (!answer.ok || (await digestOf(answer)) !== digest) throw new Error(`${path} is not of this version`);
  return answer;
}

async function take(): Promise<void> {
  const cache = await caches.open(PREFIX + version.name);
  const left = [...version.files];
  const lane = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const [path, digest] = file;
      if (!(await cache.match(path))) await cache.put(path, await fetched(path, digest));
    }
  };
  await Promise.all([lane(), lane()]); // not all at once: the page that is open needs the line, too
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(PREFIX) && key !== PREFIX + version.name);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
  await worker.clients.claim();
}

async function kept(path: string, request: Request): Promise<Response> {
  const mine = await (await caches.open(PREFIX + version.name)).match(path);
  return mine ?? (await caches.match(path)) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(take()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));

const SCREENS = /^\/(?:(?:new|t|local|games|rules|verify|settings|account)(?:\/.*)?)?$/;

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate' && SCREENS.test(pathname)) event.respondWith(kept('/index.html', request));
  else if (digests.has(pathname) || NAMED_BY_CONTENT.test(pathname)) event.respondWith(kept(pathname, request));
});
