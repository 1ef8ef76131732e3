// What values look like, learned from samples, and written as TypeScript.
//
//   const shape = newShape();   learn(shape, { id: 'red', n: 1 });   typeOf(shape, [], 5)  ->  "{ readonly id: string; readonly n: number }"
//
// A key that is not always there is optional. An object whose keys are words of the game, or many and none of them always there, is a table. Texts are a union of literals where they are
// few, read like names in a program, and are the same in every language; if the game lists them in its catalogue, the whole list is taken.
const FEW = 12;
const PAIR = 3; // a list that always has so many items or fewer, but more than one, is a tuple
const NAME = /^([a-z][a-z_-]+|[A-Z])$/;

export const newShape = () => ({ samples: 0, null: false, boolean: false, number: false, text: null, list: null, object: null });
const newText = () => ({ seen: new Map(), free: false });
const newList = () => ({ lengths: new Set(), item: newShape() });
const newObject = () => ({ samples: 0, keys: new Map() });

// `translated`: the same in another language, where it is known.
export function learn(shape, value, translated) {
  shape.samples++;
  if (value === null) shape.null = true;
  else if (typeof value === 'boolean' || typeof value === 'number') shape[typeof value] = true;
  else if (typeof value === 'string') learnText((shape.text ??= newText()), value, translated ?? value);
  else if (Array.isArray(value)) learnList((shape.list ??= newList()), value, translated);
  else learnObject((shape.object ??= newObject()), value, translated);
}

function learnText(text, value, translated) {
  text.free ||= value !== translated || !NAME.test(value) || text.seen.size > FEW;
  if (!text.free) text.seen.set(value, (text.seen.get(value) ?? 0) + 1);
}

function learnList(list, value, translated) {
  list.lengths.add(value.length);
  value.forEach((item, i) => learn(list.item, item, translated?.[i]));
}

function learnObject(object, value, translated) {
  object.samples++;
  for (const [key, one] of Object.entries(value)) learn(shapeAt(object, key), one, translated?.[key]);
}
function shapeAt({ keys }, key) {
  if (!keys.has(key)) keys.set(key, newShape());
  return keys.get(key);
}

function merge(into, from) {
  into.samples += from.samples;
  for (const kind of ['null', 'boolean', 'number']) into[kind] ||= from[kind];
  if (from.text) {
    into.text ??= newText();
    into.text.free ||= from.text.free;
    for (const [value, n] of from.text.seen) into.text.seen.set(value, (into.text.seen.get(value) ?? 0) + n);
  }
  if (from.list) {
    into.list ??= newList();
    for (const length of from.list.lengths) into.list.lengths.add(length);
    merge(into.list.item, from.list.item);
  }
  if (from.object) {
    into.object ??= newObject();
    into.object.samples += from.object.samples;
    for (const [key, shape] of from.object.keys) merge(shapeAt(into.object, key), shape);
  }
}

const kindsOf = (shape) => ['null', 'boolean', 'number', 'text', 'list', 'object'].filter((kind) => shape[kind]);
// The type of the keys of an object that is a table: one of the game's words, or any text.
function keyType({ samples, keys }, words) {
  const shapes = [...keys.values()];
  if (shapes.length < 2 || shapes.some((one) => kindsOf(one).join() !== kindsOf(shapes[0]).join())) return null;
  const always = shapes.every((one) => one.samples === samples);
  const listed = words.find(({ ids }) => [...keys.keys()].every((key) => ids.includes(key)));
  if (listed && listed.ids.length <= FEW) return { type: listed.type, all: always && keys.size === listed.ids.length };
  return shapes.length > FEW && shapes.every((one) => one.samples < samples) ? { type: 'string', all: true } : null;
}

// "city_states" -> "CityStateId"
const nameOf = (key) => `${key.replace(/ies$/, 'y').replace(/s$/, '').replace(/(^|_)([a-z])/g, (_, _gap, letter) => letter.toUpperCase())}Id`;

// The words that a catalogue lists with their names, [{ id, name }, …], as types: [{ type: "ColourId", ids: ['black', …] }, …]; a long list is any text.
export function wordsOf(catalogue) {
  const lists = [];
  const add = (key, ids) => {
    const isList = ids.length > 1 && ids.every((id) => typeof id === 'string');
    if (isList && !lists.some((one) => one.type === nameOf(key) || one.ids.join() === ids.join())) lists.push({ type: nameOf(key), ids: [...new Set(ids)] });
  };
  for (const [key, list] of Object.entries(catalogue).filter(([, value]) => Array.isArray(value) && value.every((one) => one?.id))) {
    add(key, list.map(({ id }) => id));
    for (const inner of Object.keys(list[0] ?? {})) add(inner, list.map((one) => one[inner]?.id)); // of each colour its leader
  }
  return lists.sort((one, other) => one.ids.length - other.ids.length);
}

const quoted = (ids) => ids.map((id) => `'${id}'`);
const union = (ids) => quoted(ids).join(' | ');
const listName = (type) => `${type.replace(/Id$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_IDS`;
const wordType = ({ type, ids }) => (ids.length > FEW ? `export type ${type} = string;\n` : `export const ${listName(type)} = [${quoted(ids).join(', ')}] as const;\nexport type ${type} = (typeof ${listName(type)})[number];\n`);
export const typesOfWords = (words) => words.toSorted((one, other) => (one.type < other.type ? -1 : 1)).map(wordType).join('');

function textType({ seen, free }, words, sure) {
  const ids = [...seen.keys()].sort();
  if (free || ids.length > FEW) return 'string';
  const listed = words.find((one) => ids.every((id) => one.ids.includes(id)));
  if (listed) return listed.type;
  return [...seen.values()].every((n) => n >= sure) ? union(ids) : 'string';
}

function listType({ lengths, item }, words, sure, indent) {
  if (item.samples === 0) return 'readonly never[]';
  const type = typeOf(item, words, sure, indent);
  const [length] = lengths;
  if (lengths.size === 1 && length > 1 && length <= PAIR && !item.object) return `readonly [${Array(length).fill(type).join(', ')}]`;
  return `readonly ${kindsOf(item).length > 1 || item.list || (!item.object && type.includes(' | ')) ? `(${type})` : type}[]`;
}

const WIDTH = 150;
function objectType(object, words, sure, indent) {
  const shapes = [...object.keys.values()];
  const key = keyType(object, words);
  if (key) {
    const one = newShape();
    for (const shape of shapes) merge(one, shape);
    const record = `Record<${key.type}, ${typeOf(one, words, sure, indent)}>`;
    return key.all ? `Readonly<${record}>` : `Readonly<Partial<${record}>>`;
  }
  if (object.keys.size === 0) return 'Readonly<Record<string, never>>';
  const inner = `${indent}  `;
  const fields = [...object.keys].map(([key, shape]) => `readonly ${/^\w+$/.test(key) ? key : `'${key}'`}${shape.samples < object.samples ? '?' : ''}: ${typeOf(shape, words, sure, inner)};`);
  const line = `{ ${fields.join(' ').replace(/;$/, '')} }`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  return `{\n${fields.map((field) => `${inner}${field}\n`).join('')}${indent}}`;
}

// `sure`: how many samples a literal needs.
export function typeOf(shape, words, sure, indent = '') {
  const types = [];
  if (shape.object) types.push(objectType(shape.object, words, sure, indent));
  if (shape.list) types.push(listType(shape.list, words, sure, indent));
  if (shape.text) types.push(textType(shape.text, words, sure));
  for (const kind of ['number', 'boolean', 'null']) if (shape[kind]) types.push(kind);
  return types.join(' | ') || 'never';
}
