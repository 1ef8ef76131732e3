// Writes a .br beside each text and WebAssembly file of a folder where it saves something: node compress.mjs FOLDER
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name);
  if (!statSync(file).isFile() || !/\.(html|js|css|svg|json|wasm|txt|md|webmanifest)$/.test(name)) continue;
  const text = readFileSync(file);
  const small = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
  if (small.length < text.length) writeFileSync(`${file}.br`, small);
}
