// A module that has already read its game: node prepare.mjs LINKED.wasm PREPARED.wasm
//
// Reading the data files of a game takes code and time that every page would load and spend for the same result. So the linked module
// runs here once, up to its export `prepare`, and what its memory holds then becomes the data of the prepared module. Functions that no page calls are taken out of the table of functions, and
// wasm-opt (binaryen), where it is installed, throws out whatever cannot be reached then: without it the module is larger and works the
// same.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [linked, prepared] = process.argv.slice(2);
const SECTIONS = { custom: 0, memory: 5, exports: 7, elements: 9, data: 11, dataCount: 12 };
const NO_EXPORTS = ['prepare', '_initialize'];
// What reads into a box, and what only scripts and tests ask a match for.
const NOT_CALLED = /^zig::\w+::box_reading::|\(zig::Reader&, zig::\w+::Box&\)$|^zig::table::MatchOf<.*>::(position|broken_invariant)\(\) const$/;
const FEW_ZEROS = 32; // a new segment costs some bytes, too

// --- the binary format ---------------------------------------------------------------------------------------------
function number(value) {
  const bytes = [];
  do {
    const low = value & 127;
    value = Math.floor(value / 128);
    bytes.push(value > 0 ? low | 128 : low);
  } while (value > 0);
  return bytes;
}
// As i32.const reads it.
function signed(value) {
  const bytes = [];
  for (let rest = value | 0; ; ) {
    const low = rest & 127;
    rest >>= 7;
    const last = (rest === 0 && (low & 64) === 0) || (rest === -1 && (low & 64) !== 0);
    bytes.push(last ? low : low | 128);
    if (last) return bytes;
  }
}
class Reading {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }
  number() {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  }
  take(length) {
    return this.bytes.subarray(this.at, (this.at += length));
  }
}
function sectionsOf(module) {
  const reading = new Reading(module);
  reading.at = 8; // past magic number and version
  const sections = [];
  while (reading.at < module.length) {
    const [id] = reading.take(1);
    sections.push({ id, body: reading.take(reading.number()) });
  }
  return sections;
}
const joined = (head, sections) => Buffer.concat([head, ...sections.flatMap(({ id, body }) => [Buffer.from([id, ...number(body.length)]), body])]);

// --- its parts -----------------------------------------------------------------------------------------------------
function withoutExports(body) {
  const reading = new Reading(body);
  const kept = [];
  for (let left = reading.number(); left > 0; --left) {
    const begin = reading.at;
    const name = Buffer.from(reading.take(reading.number())).toString();
    reading.take(1);
    reading.number();
    if (!NO_EXPORTS.includes(name)) kept.push(body.subarray(begin, reading.at));
  }
  return Buffer.concat([Buffer.from(number(kept.length)), ...kept]);
}

// The names of functions by number, as the linker leaves them in a section of their own.
function functionNames(sections) {
  const names = new Map();
  for (const { body } of sections.filter(({ id }) => id === SECTIONS.custom)) {
    const reading = new Reading(body);
    if (Buffer.from(reading.take(reading.number())).toString() !== 'name') continue;
    while (reading.at < body.length) {
      const [kind] = reading.take(1);
      const part = new Reading(reading.take(reading.number()));
      if (kind !== 1) continue;
      for (let left = part.number(); left > 0; --left) names.set(part.number(), Buffer.from(part.take(part.number())).toString());
    }
  }
  return names;
}

// The table of functions, with `nobody` in the place of those that are not called.
function withoutElements(body, names, nobody) {
  const reading = new Reading(body);
  if (reading.number() !== 1 || reading.take(2).join() !== '0,65') throw new Error('the table of functions has another form');
  reading.number();
  reading.take(1);
  const head = body.subarray(0, reading.at);
  const elements = Array.from({ length: reading.number() }, () => reading.number());
  const kept = elements.map((element) => (NOT_CALLED.test(names.get(element) ?? '') ? nobody : element));
  return Buffer.concat([head, Buffer.from([elements.length, ...kept].flatMap(number))]);
}

function segments(memory) {
  const parts = [];
  let end = 0;
  for (let at = 0; at < memory.length; ) {
    if (memory[at] === 0) {
      at++;
      continue;
    }
    const begin = at;
    for (end = at; at < memory.length && at - end <= FEW_ZEROS; ++at) if (memory[at] !== 0) end = at + 1;
    const bytes = memory.subarray(begin, end);
    parts.push(Buffer.from([0, 0x41, ...signed(begin), 0x0b, ...number(bytes.length)]), bytes);
  }
  return Buffer.concat([Buffer.from(number(parts.length / 2)), ...parts]);
}

// Where the linker put the first byte: below it is the stack.
function firstByte(body) {
  const reading = new Reading(body);
  reading.number();
  if (reading.take(2).join() !== '0,65') throw new Error('the data of the module does not begin at a known place');
  return reading.number();
}

// --- the work ------------------------------------------------------------------------------------------------------
const bytes = readFileSync(linked);
const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(bytes), { page: { now: () => 0 } });
exports._initialize();
if (!exports.prepare()) throw new Error(`${linked}: the data of the game are wrong`);

const sections = sectionsOf(bytes);
const memory = Buffer.from(exports.memory.buffer);
memory.fill(0, 0, firstByte(sections.find(({ id }) => id === SECTIONS.data).body));
const names = functionNames(sections);
const changed = sections
  .filter(({ id }) => id !== SECTIONS.dataCount && id !== SECTIONS.custom)
  .map(({ id, body }) => {
    if (id === SECTIONS.memory) return { id, body: Buffer.from([1, 0, ...number(memory.length / 65536)]) };
    if (id === SECTIONS.exports) return { id, body: withoutExports(body) };
    if (id === SECTIONS.elements) return { id, body: withoutElements(body, names, 0) };
    if (id === SECTIONS.data) return { id, body: segments(memory) };
    return { id, body };
  });
writeFileSync(prepared, joined(bytes.subarray(0, 8), changed));

const smaller = spawnSync('wasm-opt', ['-O3', '--all-features', prepared, '-o', prepared], { stdio: 'inherit' });
if (smaller.error === undefined && smaller.status !== 0) process.exitCode = 1;
