// Every key that the program names is in the locale files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const locale = fileURLToPath(new URL('../../../locale/en', import.meta.url));

it('knows the words it uses', () => {
  const known = new Set(readdirSync(locale).filter((name) => name.startsWith('web')).flatMap((name) => Object.keys(JSON.parse(readFileSync(join(locale, name), 'utf8')) as object)));
  const missing = new Set<string>();
  for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name) || /\.test\.ts$/.test(name)) continue;
    for (const [, key = ''] of readFileSync(join(src, name), 'utf8').matchAll(/'(web\.[a-z0-9_.-]+)'/g)) if (!known.has(key)) missing.add(`${name}: ${key}`);
  }
  expect([...missing]).toEqual([]);
});
