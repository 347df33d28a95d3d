import fc from 'fast-check';
import { test } from 'vitest';
import { yearOf } from './steps';
import { World } from './world';

/**
 * Random learners live a year through the server's own use cases, beside a model of the rules. The default is one year
 * that's always the same. GAME_YEAR_MINUTES=10 GAME_YEAR_STEPS=400 searches other years for that long,
 * GAME_YEAR_SEED=1 repeats one, and GAME_YEAR_DATABASE=postgres takes place on the other database.
 */
const { GAME_YEAR_STEPS, GAME_YEAR_SEED = '115', GAME_YEAR_MINUTES = '0', GAME_YEAR_DATABASE } = process.env;
const searchMs = Number(GAME_YEAR_MINUTES) * 60_000;
const steps = Number(GAME_YEAR_STEPS ?? 50);

/** Fails with the shortest year that still breaks the rule. */
async function live(seed: number): Promise<void> {
  const property = fc.asyncProperty(yearOf(steps), async (year) => {
    await using world = await World.create(GAME_YEAR_DATABASE === 'postgres' ? 'postgres' : 'sqlite');
    await world.live(year);
  });
  await fc.assert(property, { seed, numRuns: 1, unbiased: true, includeErrorInReport: true });
}

test('random learners’ years keep every rule after each step', {
  timeout: 600_000 + 4 * searchMs,
}, async () => {
  const end = performance.now() + searchMs;
  let seed = Number(GAME_YEAR_SEED);
  await live(seed);
  while (performance.now() < end) await live(++seed);
  if (searchMs > 0) console.log(`Lived ${seed - Number(GAME_YEAR_SEED) + 1} years of ${steps} steps.`);
});
