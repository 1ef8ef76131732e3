// Runs a WASI program under Node 18 or later: node --no-warnings tools/run_wasm.mjs build/wasm/NAME.wasm [ARGUMENT...]
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [program, ...rest] = process.argv.slice(2);
if (!program) {
  console.error("usage: node tools/run_wasm.mjs PROGRAM.wasm [ARGUMENT...]");
  process.exit(2);
}
const wasi = new WASI({ version: "preview1", args: [program, ...rest], env: {}, returnOnExit: true });
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
