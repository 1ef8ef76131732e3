import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { rules } from './tools/rules.ts';
import { words } from './tools/words.ts';

const above = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  plugins: [
    rules(above('locale')),
    words(above('locale')),
    {
      name: 'licence',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'LICENSE.txt', source: readFileSync(above('LICENSE')) });
      },
    },
  ],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      input: { index: above('web/index.html'), sw: above('web/src/sw.ts') },
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') }, // the service worker's name says where it rules
    },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'tools/**/*.test.ts'] },
});
