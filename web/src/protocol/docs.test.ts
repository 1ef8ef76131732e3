// The examples of docs/protocol.md and docs/server.md are values of the types in messages.ts and server.ts: each becomes a line of a
// TypeScript file, and the compiler says whether it fits. A field or a message that the types do not know is an error, and so is a
// missing one, except where the page says "…".
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const web = resolve(__dirname, '../..');
const anything = '…';

interface Example {
  readonly place: string; // "server.md:42"
  readonly type: string; // of server.ts or messages.ts
  readonly json: string;
  readonly unknown?: boolean; // the page shows that this is refused as unknown
}

interface Block {
  readonly line: number;
  readonly kind: string; // "json ask"
  readonly text: string;
}

function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: { line: number; kind: string; lines: string[] } | null = null;
  page.split('\n').forEach((text, i) => {
    if (!text.startsWith('```')) {
      open?.lines.push(text);
    } else if (open) {
      blocks.push({ line: open.line, kind: open.kind, text: open.lines.join('\n') });
      open = null;
    } else {
      open = { line: i + 2, kind: text.slice(3), lines: [] };
    }
  });
  return blocks;
}

const asked = 'Question | Play | Hello | ((Ping | (Change & { readonly cid?: string })) & { readonly id?: number | string })';

const sent: Readonly<Record<string, string>> = {
  '/api/me': 'Pick<Person, "name">',
  '/api/account': 'Credentials',
  '/api/login': 'Credentials',
  '/api/password': 'NewPassword',
  '/api/tables': 'NewTable',
};

const answered: Readonly<Record<string, string>> = {
  'get /api/me': 'Person',
  'post /api/me': 'Person',
  'post /api/account': 'Person',
  'post /api/login': 'Person',
  'post /api/password': 'Person',
  'get /api/games': 'GameList',
  'post /api/tables': 'MadeTable',
  'get /api/tables': 'TableLists',
  'get /api/tables/TABLE': 'About',
};

// The blocks of a page; an answer belongs to the block before it.
function examplesIn(name: string, page: string): Example[] {
  const examples: Example[] = [];
  let route = '';
  blocksOf(page).forEach((block, i, all) => {
    const add = (type: string, unknown = false) => examples.push({ place: `${name}:${block.line}`, type, json: block.text, unknown });
    const [format, kind, ...rest] = block.kind.split(' ');
    if (format !== 'json' || kind === undefined) return;
    if (kind === 'get' || kind === 'post') {
      route = `${kind} ${rest[0]}`;
      if (kind === 'post') add(sent[rest[0]!] ?? `a type for ${route}`);
    } else if (kind === 'answer' && rest.length > 0) {
      add(Number(rest[0]) >= 400 ? 'Failure' : (answered[route] ?? `a type for ${route}`));
    } else if (kind === 'ask') {
      add(asked, all[i + 1]?.text.includes('"where": "message.type"') ?? false);
    } else if (kind === 'answer') {
      add('Answer');
    } else if (kind === 'news') {
      add('News');
    }
  });
  return examples;
}

// Messages and clocks that stand in the cells of tables: | `{"type":"undo"}` | … |
function inlineIn(name: string, page: string): Example[] {
  const found: Example[] = [];
  page.split('\n').forEach((line, i) => {
    if (!line.startsWith('| `{')) return;
    for (const [, code] of line.split('|')[1]!.matchAll(/`([^`]+)`/g)) {
      const json = code!.replaceAll('{…}', `"${anything}"`);
      found.push({ place: `${name}:${i + 1}`, type: json.startsWith('{"type"') ? asked : 'Pace', json });
    }
  });
  return found;
}

// "…" as a value: anything. As a key: more that is not shown. At the end of a list: more of the same.
function literal(value: unknown, type: string): string {
  if (value === anything) return 'leftOut';
  if (Array.isArray(value)) {
    return `[${value.filter((item) => item !== anything).map((item) => literal(item, `Item<${type}>`)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([key]) => key !== anything);
  const tag = fields.find(([key, field]) => (key === 'type' || key === 'kind') && field !== anything);
  const own = tag ? `Tagged<${type}, ${JSON.stringify(tag[0])}, ${JSON.stringify(tag[1])}>` : type;
  const written = fields.map(([key, field]) => `${JSON.stringify(key)}: ${literal(field, `Field<${own}, ${JSON.stringify(key)}>`)}`);
  return anything in value ? `part<${own}>({ ${written.join(', ')} })` : `{ ${written.join(', ')} }`;
}

const helpers = `
declare const leftOut: any;
type Shown<T> = T extends unknown ? { readonly [K in keyof T]?: T[K] } : never;
declare function part<T>(shown: Shown<T>): T;
type Field<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Item<T> = T extends readonly (infer I)[] ? I : never;
type Tagged<T, K extends string, V> = T extends { readonly [key in K]: infer W } ? (V extends W ? T : never) : never;
`;

function program(examples: readonly Example[]): string {
  const lines = [
    `import type * as messages from '${web}/src/protocol/messages';`,
    `import type * as server from '${web}/src/protocol/server';`,
    ...['Answer', 'Failure', 'Play', 'Question'].map((type) => `type ${type} = messages.${type};`),
    ...['About', 'Change', 'Credentials', 'GameList', 'Hello', 'MadeTable', 'NewPassword', 'NewTable', 'News', 'Pace', 'Person', 'Ping', 'TableLists'].map(
      (type) => `type ${type} = server.${type};`,
    ),
    ...helpers.trim().split('\n'),
  ];
  for (const example of examples) {
    if (example.unknown) lines.push('// @ts-expect-error');
    lines.push(`(${literal(JSON.parse(example.json), example.type)}) satisfies ${example.type}; // ${example.place}`);
  }
  return lines.join('\n') + '\n';
}

// What the compiler says about them: '' when everything fits.
function complaints(examples: readonly Example[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-docs-'));
  try {
    const text = program(examples);
    writeFileSync(join(folder, 'examples.ts'), text);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(web, 'tsconfig.json'), compilerOptions: { types: [], noUnusedLocals: false }, include: ['examples.ts'] }),
    );
    execFileSync(join(web, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], { encoding: 'utf8', stdio: 'pipe' });
    return '';
  } catch (failed) {
    const said = String((failed as { stdout?: string }).stdout ?? failed);
    const lines = program(examples).split('\n');
    return said.replaceAll(/^.*examples\.ts\((\d+),\d+\)/gm, (_, line) => lines[Number(line) - 1]!.replace(/.*\/\/ /, ''));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function pages(): Example[] {
  return ['protocol.md', 'server.md'].flatMap((name) => {
    const page = readFileSync(join(web, '../docs', name), 'utf8');
    return [...examplesIn(name, page), ...inlineIn(name, page)];
  });
}

test('every example of the pages fits the types', { timeout: 60_000 }, () => {
  const examples = pages();
  expect(examples.length).toBeGreaterThan(50);
  expect(complaints(examples)).toBe('');
});

test('what the types do not know is found', { timeout: 60_000 }, () => {
  const wrong: readonly Example[] = [
    { place: 'a field', type: 'About', json: '{"table": "x", "colour": "red", "…": "…"}' },
    { place: 'a field deep inside', type: 'News', json: '{"type": "news", "about": {"host": true, "guests": 1, "…": "…"}, "…": "…"}' },
    { place: 'a message', type: asked, json: '{"type": "dance"}' },
    { place: 'an answer', type: 'Answer', json: '{"type": "danced", "id": 1}' },
    { place: 'something missing', type: 'Person', json: '{"name": "Ann", "guest": true}' },
    { place: 'a wrong kind', type: 'TableLists', json: '{"open": [{"table": 7, "…": "…"}], "mine": []}' },
    { place: 'a clock', type: 'Pace', json: '{"kind": "live", "limit": 7}' },
  ];
  const said = complaints(wrong);
  for (const { place } of wrong) expect(said).toContain(`${place}: error`);
});
