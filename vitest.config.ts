import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Unit, use-case and contract tests. The browser's own tests are Playwright's (e2e/). */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{shared,server,renderer,build,bench}/**/*.test.{ts,tsx}', 'e2e/contract/**/*.test.ts'],
    globalSetup: ['server/test/database/postgres.global-setup.ts'],
    // Themes are tested against the real tokens.
    css: { include: [/ui\/tokens\.css/] },
    // The longest of them wait for runner processes most of the time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
