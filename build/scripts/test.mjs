// npm test: unit, use-case and contract tests (Vitest), then the app in a real browser (Playwright).
// Arguments go to Vitest alone: `npm test -- server/src/auth` runs those tests and no browser.
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';
import { ensureRedis } from './redis.mjs';

ensureInstalled();
const filters = process.argv.slice(2);
const reports = mkdtempSync(join(tmpdir(), 'emberforge-tests-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const CHROMIUM_PATH = ensureChromium();
ensureRedis();
const built = await runNode([...typescript, 'build/scripts/build.ts']);
if (built) process.exit(built);
// Without a toolchain it says so in a line, and the tests of Go's runtime are skipped.
if (filters.length === 0) await runNode([...typescript, 'build/scripts/build-go-runtime.ts']);

const vitest = await runNode([
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
  ...filters,
]);

const browser =
  filters.length > 0
    ? 0
    : await runNode(
        ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts'],
        {
          CHROMIUM_PATH,
          PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        },
      );

const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);
const units = read(vitestReport);
const pages = read(playwrightReport)?.stats;
const total = (...counts) => counts.reduce((sum, count) => sum + (count ?? 0), 0);
const passed = total(units?.numPassedTests, pages?.expected, pages?.flaky);
const failed = total(units?.numFailedTests, pages?.unexpected);
const skipped = total(units?.numPendingTests, pages?.skipped);
if (pages?.flaky) console.log(`\n${pages.flaky} of the browser's tests passed only at the second try.`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
// Also by the count: no runner's exit code alone decides whether a run is red.
process.exit(vitest || browser || (failed > 0 || passed === 0 ? 1 : 0));
