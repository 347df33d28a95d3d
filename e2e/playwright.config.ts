import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './fixtures/chromium';

const CORPUS = '**/*.corpus.spec.ts';

/**
 * The app in a real Chromium, against the built server. Each worker starts a server of its own (fixtures/). The tiers
 * are those of vitest.config.ts.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The report marks a test that needs a second try as flaky, so that it isn't hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  projects: [
    { name: 'product', testIgnore: CORPUS },
    { name: 'sandbox', testMatch: CORPUS },
  ],
  use: {
    // Installing one takes longer than most tests; those that need it allow it.
    serviceWorkers: 'block',
    // Recording every test would cost a third of the run's time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
