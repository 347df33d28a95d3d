import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Files of the sandbox's whole corpus of attacks and defenses; the browser's are *.corpus.spec.ts. */
const CORPUS = '**/*.corpus.test.ts';

/**
 * Two tiers: `product` is what `npm test` runs, `sandbox` what `npm run test:sandbox` adds. The browser's own tests
 * are Playwright's (e2e/), in the same two tiers.
 */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    globalSetup: ['server/test/database/postgres.global-setup.ts'],
    // Themes are tested against the real tokens.
    css: { include: [/ui\/tokens\.css/] },
    // The longest of them wait most of the time: for runner processes, a hung database, or a time limit.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 30_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['{shared,server,renderer,build,bench}/**/*.test.{ts,tsx}', 'e2e/contract/**/*.test.ts'],
          exclude: [CORPUS, '**/node_modules/**'],
        },
      },
      { extends: true, test: { name: 'sandbox', include: [CORPUS], exclude: ['**/node_modules/**'] } },
    ],
  },
});
