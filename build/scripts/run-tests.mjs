// Runs tiers of the tests (vitest.config.ts says which there are): Vitest's, then the browser's.
import { randomInt } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, runNode, typescript } from './install.mjs';
import { ensureChromium, ensureKeyring, ensureRedis } from './system-tools.mjs';

const total = (...counts) => counts.reduce((sum, count) => sum + (count ?? 0), 0);
const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

const isRandom = (arg) => /^--random(=|$)/.test(arg);

/** The seed of a random order: the one that was asked for, or any. Undefined for the usual order. */
function seedOf(args) {
  const option = args.find(isRandom);
  if (!option) return undefined;
  const seed = option.split('=')[1] ?? String(randomInt(1, 1_000_000));
  if (/^[1-9]\d{0,8}$/.test(seed)) return seed;
  console.error(`A seed is a number, like --random=7. This is none: ${seed}`);
  process.exit(1);
}

/** Installs and builds what is missing or stale. */
export async function prepare() {
  ensureInstalled();
  const CHROMIUM_PATH = ensureChromium();
  ensureRedis();
  ensureKeyring();
  const failed = await runNode([...typescript, 'build/scripts/build.ts']);
  if (failed) process.exit(failed);
  return { CHROMIUM_PATH };
}

/**
 * Runs tiers; their summary is the last line printed. Arguments that are no options go to Vitest alone: with any, all
 * tiers are searched and no browser starts. `--random` runs files, and Vitest's tests within each, in a random order;
 * `--random=7` in the order of that seed.
 * @param {('product' | 'long' | 'sandbox')[]} tiers
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ passed: number, isGreen: boolean }>}
 */
export async function runTests(tiers, args, env) {
  const filters = args.filter((arg) => !isRandom(arg));
  const seed = seedOf(args);
  const started = performance.now();
  const reports = mkdtempSync(join(tmpdir(), 'emberforge-tests-'));
  const [vitestReport, playwrightReport] = [join(reports, 'vitest.json'), join(reports, 'playwright.json')];
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const which = filters.length > 0 ? filters : tiers.map((tier) => `--project=${tier}*`);
  const vitest = await runNode(
    ['node_modules/vitest/vitest.mjs', 'run', ...output, ...which],
    seed && { TEST_SEED: seed },
  );
  // The desktop app's test has a worker of its own (e2e/playwright.config.ts).
  const projects = tiers.flatMap((tier) => (tier === 'product' ? ['desktop', 'product'] : [tier]));
  const playwright = [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...projects.map((name) => `--project=${name}`),
    ...(seed ? ['--shuffle', seed] : []),
  ];
  const browser =
    filters.length > 0
      ? 0
      : await runNode(['node_modules/@playwright/test/cli.js', ...playwright], {
          ...env,
          PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
        });
  const units = read(vitestReport);
  const pages = read(playwrightReport)?.stats;
  const passed = total(units?.numPassedTests, pages?.expected, pages?.flaky);
  const failed = total(units?.numFailedTests, pages?.unexpected);
  const skipped = total(units?.numPendingTests, pages?.skipped);
  if (pages?.flaky) console.log(`\n${pages.flaky} browser tests passed only on the second try.`);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (seed)
    console.log(
      `\nIn random order. The same again: npm test -- ${[`--random=${seed}`, ...filters].join(' ')}`,
    );
  console.log(`\nThe tests took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  // The counts matter too: no runner's exit code alone decides whether a run is red.
  return { passed, isGreen: !vitest && !browser && failed === 0 && passed > 0 };
}
