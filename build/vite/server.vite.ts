import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Bundles the server, and the runner that takes runs from Redis. Their dependencies stay in node_modules. */
export default defineConfig({
  root,
  resolve: { tsconfigPaths: true },
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    // The runner's bundle is in the same folder.
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/src/main.ts',
        'runner-main': 'server/src/runner-main.ts',
        'admin-main': 'server/src/admin-main.ts',
        'backup-main': 'server/src/backup-main.ts',
        'restore-main': 'server/src/restore-main.ts',
        'announce-main': 'server/src/announce-main.ts',
        'events-main': 'server/src/events-main.ts',
        'vim-list-main': 'server/src/vim-list-main.ts',
        'boss-start-main': 'server/src/boss-start-main.ts',
        'regrade-main': 'server/src/regrade-main.ts',
        'insights-main': 'server/src/insights-main.ts',
        'certificate-verify-main': 'server/src/certificate-verify-main.ts',
        'lesson-thread': 'server/src/content-import/reading/lesson-thread.ts',
        'ledger-verify-main': 'server/src/ledger-verify-main.ts',
        'query-thread': 'server/src/output-queries/query-thread.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
