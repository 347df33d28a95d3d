import { ITEM_KINDS, isOffered } from '@shared/rules/items';
import fc from 'fast-check';

/** What happens in a random year, as data: fast-check makes it, and shortens what fails. */

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
export const LEARNERS = 3;

const kind = fc.constantFrom(...ITEM_KINDS.filter((item) => isOffered(item)));
const zone = fc.constantFrom(...ZONES);
/** Of a list, at this place or around from its start; undefined: the next one that isn't done. */
const place = fc.nat({ max: 99 });
const next = fc.option(place, { nil: undefined, freq: 3 });

const trade = fc.oneof(
  fc.record({ do: fc.constantFrom('buy' as const, 'sell' as const), kind }),
  fc.record({ do: fc.constant('drink' as const) }),
);

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      lesson: next,
      isRight: fc.constantFrom(true, true, false),
      zone: fc.option(zone, { nil: undefined }),
      /** Windows that submit the same answer at the same time. */
      windows: fc.constantFrom(1, 1, 1, 3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('study' as const), lessons: fc.integer({ min: 1, max: 6 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reset' as const),
      scope: fc.constantFrom('lesson' as const, 'chapter' as const, 'course' as const, 'everything' as const),
      place,
    }),
  },
  { weight: 3, arbitrary: trade },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('race' as const),
      trades: fc.array(trade, { minLength: 2, maxLength: 8 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('view' as const), lesson: next, windows: fc.constantFrom(1, 2) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tutor' as const), lesson: next }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('accept' as const), place, windows: fc.constantFrom(1, 2) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('claim' as const), windows: fc.constantFrom(1, 3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('welcome' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('rest' as const),
      ahead: fc.integer({ min: -1, max: 29 }),
      isRest: fc.constantFrom(true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('goal' as const), goal: fc.constantFrom(1, 2, 3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const), zone }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('train' as const),
      place,
      how: fc.constantFrom('right' as const, 'right' as const, 'wrong' as const, 'give up' as const),
    }),
  },
);

/** Minutes. Outages are gaps in which no job runs. */
const time = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      pass: fc.constant('minutes' as const),
      minutes: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      pass: fc.constant('hours' as const),
      minutes: fc.integer({ min: HOUR_MIN, max: 8 * HOUR_MIN }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      pass: fc.constant('away' as const),
      minutes: fc.integer({ min: DAY_MIN, max: 40 * DAY_MIN }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      pass: fc.constant('outage' as const),
      minutes: fc.integer({ min: 30, max: 40 * HOUR_MIN }),
    }),
  },
);

const step = fc.record({
  time,
  learner: fc.nat({ max: LEARNERS - 1 }),
  /** One after the other, a minute apart. */
  actions: fc.array(action, { minLength: 1, maxLength: 3, size: 'max' }),
  jobs: fc.constantFrom('before' as const, 'before' as const, 'after' as const, 'late' as const),
  /** Events wait for a later step otherwise. */
  delivers: fc.constantFrom(true, true, true, false),
});

export type Action = ValueOf<typeof action>;
export type Step = ValueOf<typeof step>;
export type Year = { zones: string[]; steps: Step[] };
type ValueOf<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

export const yearOf = (steps: number): fc.Arbitrary<Year> =>
  fc.record({
    zones: fc.array(zone, { minLength: LEARNERS, maxLength: LEARNERS }),
    steps: fc.array(step, { minLength: 1, maxLength: steps, size: 'max' }),
  });
