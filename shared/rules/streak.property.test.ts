import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { type Day, dayAfter, dayBefore, plusDays } from './days';
import {
  addEmberProgress,
  countDay,
  DAYS_PER_EMBER,
  MAX_EMBERS,
  MAX_REST_DAYS_A_WEEK,
  missDay,
  mondayOf,
  restDayProblem,
  startStreak,
} from './streak';

const FIRST: Day = '2026-01-01';
const YEAR = 365;

/** What a random learner does on one day. */
const dayPlan = fc.record({
  isActive: fc.boolean(),
  reachesEmberGoal: fc.boolean(),
  buysFlame: fc.boolean(),
  wasOutage: fc.integer({ min: 0, max: 20 }).map((number) => number === 0),
  restAhead: fc.option(fc.integer({ min: 0, max: 30 })),
});

// Plain assertions, because there are a hundred thousand.
test('a random learner’s year keeps every rule on each day', () => {
  fc.assert(
    fc.property(fc.array(dayPlan, { minLength: YEAR, maxLength: YEAR }), (plans) => {
      let state = startStreak(dayBefore(FIRST));
      let embers = 0;
      let frozenFlames = 0;
      let restDays: Day[] = [];
      let flameDay: Day | null = null;
      for (const [index, plan] of plans.entries()) {
        const today = plusDays(FIRST, index);
        if (plan.buysFlame && index % 10 === 0) frozenFlames++;
        restDays = restDays.filter((day) => day >= plusDays(today, -7)); // older ones share no week with what comes
        const rest = plan.restAhead === null ? null : plusDays(today, plan.restAhead);
        if (rest && !restDayProblem(rest, { today, restDays })) restDays = [...new Set([...restDays, rest])];
        const inWeek = restDays.filter((day) => mondayOf(day) === mondayOf(today));
        assert(inWeek.length <= MAX_REST_DAYS_A_WEEK);

        const before = state;
        if (plan.isActive) {
          state = countDay(state, today);
          assert.equal(state.length, before.length + 1);
          if (plan.reachesEmberGoal) {
            const { state: next, earnsEmber } = addEmberProgress(state, embers);
            state = next;
            if (earnsEmber) embers++;
          }
        } else if (state.length > 0) {
          const isRestDay = restDays.includes(today);
          const missed = missDay(state, { isRestDay, wasOutage: plan.wasOutage, embers, frozenFlames });
          state = missed.state;
          if (missed.cover === 'ember') embers--;
          if (missed.cover === 'flame') {
            assert.equal(embers, 0);
            frozenFlames--;
            flameDay = today;
          }
          const isFree = isRestDay || plan.wasOutage || (before.frozenThrough ?? '') >= today;
          if (isFree) assert(['rest', 'outage', 'frozen'].includes(missed.cover ?? ''));
          if (missed.cover === 'frozen') assert(today <= plusDays(flameDay!, 3));
          assert.equal(state.length, missed.cover === null ? 0 : before.length);
          if (missed.cover === null) assert.deepEqual([isFree, embers, frozenFlames], [false, 0, 0]);
        } else state = { ...state, throughDay: today };

        assert.equal(state.throughDay, today);
        assert(state.longest >= Math.max(state.length, before.longest));
        assert(Math.min(embers, frozenFlames, state.emberProgress, state.length) >= 0);
        assert(embers <= MAX_EMBERS);
        assert(state.emberProgress < DAYS_PER_EMBER);
        // Deciding a day again changes nothing.
        assert.equal(countDay(state, today), state);
      }
      assert.equal(dayAfter(state.throughDay), plusDays(FIRST, YEAR));
    }),
    { numRuns: 60 },
  );
});
