import { defineConfig } from 'vitest/config';

export default defineConfig({
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
});
