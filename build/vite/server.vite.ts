import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The server as one file; its dependencies stay in node_modules. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  publicDir: false,
  build: {
    ssr: 'server/src/main.ts',
    outDir: 'dist/server',
    // The runner lies there too.
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { format: 'es', entryFileNames: 'main.js' } },
  },
});
