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
        'admin-main': 'server/src/commands/admin.ts',
        'backup-main': 'server/src/commands/backup.ts',
        'restore-main': 'server/src/commands/restore.ts',
        'announce-main': 'server/src/commands/announce.ts',
        'events-main': 'server/src/commands/events.ts',
        'vim-list-main': 'server/src/commands/vim-list.ts',
        'boss-start-main': 'server/src/commands/boss-start.ts',
        'regrade-main': 'server/src/commands/regrade.ts',
        'insights-main': 'server/src/commands/insights.ts',
        'certificate-verify-main': 'server/src/commands/certificate-verify.ts',
        'lesson-thread': 'server/src/authoring/content-import/reading/lesson-thread.ts',
        'ledger-verify-main': 'server/src/commands/ledger-verify.ts',
        'query-thread': 'server/src/solving/output-queries/query-thread.ts',
      },
      output: { format: 'es', entryFileNames: '[name].js' },
    },
  },
});
