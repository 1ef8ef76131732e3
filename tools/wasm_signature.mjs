// Prints the signatures of the games as the modules of the page play them; `ziggurat bench --signature` prints the same lines:
//   node tools/wasm_signature.mjs build/wasm/engine_*.wasm
import { readFile } from "node:fs/promises";
import { startModule } from "../web/src/engine/module.mjs";

const modules = process.argv.slice(2);
if (modules.length === 0) {
  console.error("usage: node tools/wasm_signature.mjs MODULE.wasm...");
  process.exit(2);
}
for (const file of modules) {
  const engine = await startModule(await WebAssembly.compile(await readFile(file)));
  process.stdout.write(engine.signature());
}
