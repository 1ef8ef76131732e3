// Writes the list of all files of a built client into its service worker: node precache.mjs FOLDER
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];
const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');
const files = readdirSync(folder, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => statSync(join(folder, name)).isFile() && name !== 'sw.js' && !/(^|\/)\.|\.(br|map)$/.test(name))
  .sort()
  .map((name) => [`/${name}`, digest(readFileSync(join(folder, name)))]);
const text = readFileSync(join(folder, 'sw.js'), 'utf8');
const version = { name: digest(JSON.stringify([files, text])).slice(0, 16), files };
const places = text.split('ZIGGURAT_VERSION').length - 1;
if (places !== 1) throw new Error(`sw.js names ZIGGURAT_VERSION ${places} times, not once`);
writeFileSync(join(folder, 'sw.js'), text.replace('ZIGGURAT_VERSION', () => JSON.stringify(version)));
console.log(`version ${version.name}: ${files.length} files`);
