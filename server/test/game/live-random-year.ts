import fc from 'fast-check';
import type { DatabaseKind } from '../database';
import { yearOf } from './steps';
import { World } from './world';

/**
 * Random learners live a year through the server's own use cases, beside a model of the rules. Fails with the shortest
 * year that still breaks a rule.
 */
export async function liveRandomYear(
  seed: number,
  steps: number,
  kind: DatabaseKind = 'sqlite',
): Promise<void> {
  const property = fc.asyncProperty(yearOf(steps), async (year) => {
    const world = await World.create(kind);
    try {
      await world.live(year);
    } finally {
      await world[Symbol.asyncDispose]();
    }
  });
  await fc.assert(property, { seed, numRuns: 1, unbiased: true, includeErrorInReport: true });
}
