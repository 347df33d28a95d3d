import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './fixtures/chromium';

const CORPUS = '**/*.corpus.spec.ts';
/** Of the specs in the browser. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/**
 * The app in a real Chromium, against the built server. Each worker starts a server of its own (fixtures/). The tiers
 * are those of vitest.config.ts.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  workers: WORKERS + 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The report marks a test that needs a second try as flaky, so that it isn't hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  projects: [
    // First and beside the others, because it mostly waits for processes of its own.
    { name: 'desktop', testDir: 'desktop', workers: 1 },
    { name: 'product', testIgnore: CORPUS, workers: WORKERS },
    { name: 'sandbox', testMatch: CORPUS, workers: WORKERS },
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
