import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './fixtures/chromium';

const LONG = '**/*.long.spec.ts';
const CORPUS = '**/*.corpus.spec.ts';
/** Journeys mostly wait, for pages that load and for their server. */
const WORKERS = availableParallelism() + 1;

/**
 * The app in a real Chromium, against the built server. Each worker starts a server of its own (fixtures/). The tiers
 * are those of vitest.config.ts.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '../test-results',
  workers: WORKERS,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // The report marks a test that needs a second try as flaky, so that it isn't hidden.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  projects: [
    // First and beside the others, because it mostly waits for processes of its own. When it ends, they take its worker.
    { name: 'desktop', testDir: 'desktop', testIgnore: LONG, workers: 1 },
    { name: 'product', testIgnore: [LONG, CORPUS] },
    {
      name: 'long',
      testDir: '.',
      testMatch: LONG,
      // What the page asked for says why it stayed blank; the rest of a trace costs too much here, too.
      use: { trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false } },
    },
    { name: 'sandbox', testMatch: CORPUS, workers: availableParallelism() },
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
