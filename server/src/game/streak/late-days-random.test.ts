import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDatabase } from '../../../test/database';
import { replayLedger } from '../xp/replay-ledger';
import { learningOffline } from './testing/late-lessons';
import { streakEntities } from './testing/streaks';

const db = new TestDatabase('sqlite', { entities: streakEntities });
beforeAll(() => db.open());
afterAll(() => db.close());

test('random weeks end as if everything that was made offline had arrived in time', async () => {
  const plan = fc.record({
    protections: fc.array(fc.constantFrom('ember' as const, 'frozen_flame' as const), { maxLength: 2 }),
    days: fc.array(fc.constantFrom('online', 'offline', 'nothing'), { minLength: 9, maxLength: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(plan, async ({ protections, days }) => {
      const live = async (kinds: readonly string[], online: readonly string[]) => {
        const learner = await learningOffline(db);
        for (const currency of protections) await learner.give(currency);
        await learner.learn();
        for (const [index, kind] of kinds.entries()) {
          await learner.goTo(index + 1);
          if (online.includes(kind)) await learner.learn();
        }
        await learner.goTo(kinds.length + 1);
        return learner;
      };
      const late = await live(days, ['online']);
      let { length, longest } = await late.now();
      for (const [index, kind] of days.entries()) {
        if (kind !== 'offline') continue;
        await late.arrive(index + 1);
        const after = await late.now();
        expect(after.length).toBeGreaterThanOrEqual(length);
        expect(after.longest).toBeGreaterThanOrEqual(longest);
        ({ length, longest } = after);
      }
      const inTime = await live(days, ['online', 'offline']);
      const { longest: _, ...expected } = await inTime.now();
      expect(await late.now()).toMatchObject(expected);
      expect(await late.covers()).toEqual(await inTime.covers());
      expect((await replayLedger(db.dataSource)).problems).toEqual([]);
    }),
    {
      numRuns: 12,
      seed: 20_261_123,
      // A flame of a streak that ended before the late day.
      examples: [
        [
          {
            protections: ['frozen_flame'],
            days: [
              'nothing',
              'online',
              'online',
              'online',
              'nothing',
              'online',
              'online',
              'offline',
              'online',
            ],
          },
        ],
      ],
    },
  );
});
