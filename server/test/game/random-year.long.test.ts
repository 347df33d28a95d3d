import { test } from 'vitest';
import type { DatabaseKind } from '../database';
import { liveRandomYear } from './live-random-year';

/**
 * The default is one year that's always the same, on each database. GAME_YEAR_MINUTES=10 GAME_YEAR_STEPS=400 searches
 * other years for that long, and GAME_YEAR_SEED=1 repeats one.
 */
const { GAME_YEAR_STEPS, GAME_YEAR_SEED = '115', GAME_YEAR_MINUTES = '0', SKIP_POSTGRES } = process.env;
const searchMs = Number(GAME_YEAR_MINUTES) * 60_000;
const steps = Number(GAME_YEAR_STEPS ?? 50);
const kinds: DatabaseKind[] = SKIP_POSTGRES === '1' ? ['sqlite'] : ['sqlite', 'postgres'];

test.each(kinds)(
  'random learners’ years keep every rule after each step, on %s',
  {
    timeout: 600_000 + 4 * searchMs,
  },
  async (kind) => {
    const end = performance.now() + searchMs;
    let seed = Number(GAME_YEAR_SEED);
    await liveRandomYear(seed, steps, kind);
    while (performance.now() < end) await liveRandomYear(++seed, steps, kind);
    if (searchMs > 0) console.log(`Lived ${seed - Number(GAME_YEAR_SEED) + 1} years of ${steps} steps.`);
  },
);
