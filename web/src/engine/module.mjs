// One engine module (bindings/wasm/exports.cpp) as an object: texts and JSON in, texts and JSON out. For workers, and for Node in tests
// and benchmarks; the types are in module.d.mts.
//
//   const engine = await startModule(await WebAssembly.compile(bytes));
//   engine.open({ options: { players: 3 }, seed: 'fast:42', seats: [] });    engine.ask(0, { type: 'decision' });

const LANGS = ['en', 'cs', 'pl']; // as in locale/locale.h
const NOT_OPEN = 8; // WASI's answer for a file that is not there: the module has none

export async function startModule(module) {
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const closed = () => NOT_OPEN;
  const instance = await WebAssembly.instantiate(module, {
    page: { now: () => performance.now() },
    wasi_snapshot_preview1: { fd_close: closed, fd_seek: closed, fd_write: closed },
  });
  const { memory, _initialize, input, output, ...calls } = instance.exports;
  _initialize();

  function call(name, text, ...args) {
    const bytes = encoder.encode(text);
    const place = input(bytes.length);
    if (place === 0) return '{"type":"error","where":"message","what":"is too long"}';
    new Uint8Array(memory.buffer, place, bytes.length).set(bytes);
    const size = calls[name](...args);
    return decoder.decode(new Uint8Array(memory.buffer, output(), size));
  }
  const ask = (name, what, ...args) => JSON.parse(call(name, JSON.stringify(what), ...args));

  return {
    about: () => ask('about', ''),
    open: (setup) => ask('open_table', setup),
    ask: (who, message) => ask('ask', message, who),
    askText: (who, message) => call('ask', message, who),
    think: (wish) => ask('think', wish),
    save: () => call('save', ''),
    hash: () => call('hash', ''),
    check: (record, lang = 'en') => JSON.parse(call('check', record, LANGS.indexOf(lang))),
    signature: () => call('signature', ''),
    randomDecisions: (players, games) => calls.random_decisions(players, games),
    memory: () => memory.buffer.byteLength,
  };
}
