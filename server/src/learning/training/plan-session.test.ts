import { MAX_NEW_PER_DAY } from '@shared/rules/training';
import { expect, test } from 'vitest';
import { planSession } from './plan-session';

const card = (
  id: string,
  dueAt: string,
  { reviews = 1, type = 'type_choice', createdAt = '2026-01-01' } = {},
) => ({
  id,
  card: { dueAt: new Date(dueAt), createdAt: new Date(createdAt), reviews },
  lesson: { type },
});
const plan = { timeZone: 'Asia/Tokyo', day: '2026-03-10', secondsDone: 0, newDone: 0 };
const idsOf = (session: ReturnType<typeof planSession<ReturnType<typeof card>>>) =>
  session.cards.map((each) => each.id);

test('a card is due on the learner`s own day, the longest overdue first', () => {
  const cards = [
    card('tonight', '2026-03-10T14:59:00Z'), // 23:59 in Tokyo
    card('tomorrow', '2026-03-10T15:01:00Z'),
    card('overdue', '2026-03-01T00:00:00Z'),
  ];
  expect(idsOf(planSession(cards, plan))).toEqual(['overdue', 'tonight']);
});

test('new cards come last, from the day after the lesson, and only a few a day', () => {
  const fresh = Array.from({ length: MAX_NEW_PER_DAY + 2 }, (_, at) =>
    card(`new ${at}`, '2026-03-01', { reviews: 0, createdAt: `2026-03-01T0${at}:00:00Z` }),
  );
  const today = card('today', '2026-03-09T16:00:00Z', { reviews: 0, createdAt: '2026-03-09T16:00:00Z' });
  const due = card('due', '2026-03-09');
  expect(idsOf(planSession([today, ...fresh, due], plan))).toEqual([
    'due',
    ...Array.from({ length: MAX_NEW_PER_DAY }, (_, at) => `new ${at}`),
  ]);
  expect(idsOf(planSession(fresh, { ...plan, newDone: MAX_NEW_PER_DAY - 1 }))).toEqual(['new 0']);
});

test('a day holds five minutes; the rest waits', () => {
  const programs = ['a', 'b', 'c', 'd'].map((id) =>
    card(id, `2026-03-0${id.charCodeAt(0) - 96}`, { type: 'type_code' }),
  );
  const session = planSession(programs, plan);
  expect([idsOf(session), session.numWaiting]).toEqual([['a', 'b', 'c'], 1]);
  expect(planSession(programs, { ...plan, secondsDone: 300 })).toMatchObject({ cards: [], numWaiting: 4 });
});
