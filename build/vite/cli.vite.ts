import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Bundles the terminal client with its dependencies, so that it starts fast. What has binaries is installed with it. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  publicDir: false,
  ssr: { noExternal: true, external: ['jq-wasm'] },
  build: {
    ssr: true,
    outDir: 'dist/cli/bin',
    target: 'node20',
    minify: true,
    rolldownOptions: {
      input: { emberforge: 'cli/src/main.ts' },
      // Where a server is built it isn't installed.
      external: ['keytar'],
      output: {
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        banner: (chunk) => (chunk.isEntry ? '#!/usr/bin/env node' : ''),
      },
    },
  },
});
