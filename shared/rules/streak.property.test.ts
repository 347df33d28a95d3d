import fc from 'fast-check';
import { expect, test } from 'vitest';
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
        // Vitest's own expectations would take most of the test's time.
        const check = (holds: boolean, rule: string) => {
          if (!holds) throw new Error(`${today}: ${rule}`);
        };
        if (plan.buysFlame && index % 10 === 0) frozenFlames++;
        const rest = plan.restAhead === null ? null : plusDays(today, plan.restAhead);
        if (rest && !restDayProblem(rest, { today, restDays })) restDays = [...new Set([...restDays, rest])];
        const inWeek = restDays.filter((day) => mondayOf(day) === mondayOf(today));
        check(inWeek.length <= MAX_REST_DAYS_A_WEEK, 'rest days a week');

        const before = state;
        if (plan.isActive) {
          state = countDay(state, today);
          check(state.length === before.length + 1, 'an active day counts');
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
            check(embers === 0, 'embers are spent before flames');
            frozenFlames--;
            flameDay = today;
          }
          const isFree = isRestDay || plan.wasOutage || (before.frozenThrough ?? '') >= today;
          if (isFree)
            check(['rest', 'outage', 'frozen'].includes(missed.cover ?? ''), 'free days cost nothing');
          if (missed.cover === 'frozen')
            check(today <= plusDays(flameDay!, 3), 'a flame lasts three more days');
          check(
            state.length === (missed.cover === null ? 0 : before.length),
            'only an uncovered day ends it',
          );
          if (missed.cover === null)
            check(!isFree && embers === 0 && frozenFlames === 0, 'what can cover does');
        } else state = { ...state, throughDay: today };

        check(state.throughDay === today, 'the day is decided');
        check(state.longest >= Math.max(state.length, before.longest), 'the longest is kept');
        check(Math.min(embers, frozenFlames, state.emberProgress, state.length) >= 0, 'nothing below zero');
        check(embers <= MAX_EMBERS, 'at most so many embers');
        check(state.emberProgress < DAYS_PER_EMBER, 'full progress becomes an ember');
        // Deciding a day again changes nothing.
        check(countDay(state, today) === state, 'a day counts once');
      }
      expect(dayAfter(state.throughDay)).toBe(plusDays(FIRST, YEAR));
    }),
    { numRuns: 60 },
  );
});
