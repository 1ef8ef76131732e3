// One engine module (bindings/wasm/exports.cpp) as an object: texts and JSON in, texts and JSON out. For workers, and for Node in tests
// and benchmarks; the types are in module.d.mts.
//
//   const engine = await startModule(await WebAssembly.compile(bytes));
//   engine.giveTexts('en', texts);           // engine_<game>.en.json, before the first sentence in English
//   engine.open({ options: { players: 3 }, seed: 'fast:42', seats: [] });    engine.ask(0, { type: 'decision' });

const LANGS = ['en', 'cs', 'pl']; // as in locale/locale.h

export async function startModule(module) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const instance = await WebAssembly.instantiate(module, { page: { now: () => performance.now() } });
  const { memory, input, output, ...calls } = instance.exports;

  function give(text) {
    const bytes = encoder.encode(text);
    const place = input(bytes.length);
    if (place !== 0) new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    return place !== 0;
  }
  function call(name, text, ...args) {
    if (!give(text)) return '{"type":"error","where":"message","what":"is too long"}';
    const size = calls[name](...args);
    return decoder.decode(new Uint8Array(memory.buffer, output(), size));
  }
  const ask = (name, what, ...args) => JSON.parse(call(name, JSON.stringify(what), ...args));

  return {
    giveTexts: (lang, texts) => void (give(texts) && calls.give_texts(LANGS.indexOf(lang))),
    open: (setup, lang = 'en') => ask('open_table', setup, LANGS.indexOf(lang)),
    ask: (who, message) => ask('ask', message, who),
    askText: (who, message) => call('ask', message, who),
    change: ([type, seat, move], lang = 'en', expect = undefined) => ask('change', { type, move, expect, lang }, seat),
    act: ([type, seat, move], lang = 'en') => ask('act', { type, move, lang }, seat),
    room: () => ask('room', ''),
    think: (wish) => ask('think', wish),
    save: () => call('save', ''),
    hash: () => call('hash', ''),
    check: (record, lang = 'en') => JSON.parse(call('check', record, LANGS.indexOf(lang))),
    signature: () => call('signature', ''),
    randomDecisions: (players, games) => calls.random_decisions(players, games),
    memory: () => memory.buffer.byteLength,
  };
}
