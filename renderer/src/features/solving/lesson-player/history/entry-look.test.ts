import type { Attempt } from '@web/api';
import { showGerman } from '@web/i18n/testing/show-german';
import { expect, onTestFinished, test } from 'vitest';
import { lookOf } from './entry-look';

type Slug = Attempt['resultSlug'];

/** The look of an attempt whose verdict went from one to another. */
const lookAfter = (from: Slug, to: Slug) => {
  const verdict = { resultMessage: 'Line 1 doesn’t match yet.', xpReward: 0 };
  const regrade = { ...verdict, resultSlug: to, regradedAt: '2026-01-02T10:00:00.000Z' };
  const attempt: Attempt = {
    ...verdict,
    uuid: 'one',
    createdAt: '2026-01-01T10:00:00.000Z',
    resultSlug: from,
    answer: {},
    regrade,
  };
  return lookOf({ id: 'one', time: attempt.createdAt, work: { answer: null, starter: null }, attempt });
};

test('an answer that a regrade accepts is solved', () => {
  expect(lookAfter('failure', 'success')).toMatchObject({
    title: 'Solved',
    tone: 'success',
    text: expect.stringContaining('right all along'),
  });
});

test.each<Slug>(['success', 'failure'])(
  'an answer that a regrade no longer accepts stays solved (%s at first)',
  (from) => {
    const { title, text } = lookAfter(from, 'failure');
    expect(title).toBe('Solved');
    expect(text).toMatch(/stays complete, and you keep your XP/);
  },
);

test('an answer that wasn’t graded at first gets its result', () => {
  expect(lookAfter('system-error', 'failure')).toMatchObject({
    title: 'Not solved yet',
    text: 'We graded your answer again. Line 1 doesn’t match yet.',
  });
});

test('the history is in the reader’s language, and older attempts are in English', async () => {
  onTestFinished(await showGerman());
  const attempt: Attempt = {
    uuid: 'one',
    createdAt: '2026-01-01T10:00:00.000Z',
    resultSlug: 'failure',
    resultMessage: 'Line 1 doesn’t match yet.',
    xpReward: 0,
    answer: {},
    regrade: null,
  };
  const textOf = (more: Partial<Attempt>) =>
    lookOf({
      id: 'one',
      time: attempt.createdAt,
      work: { answer: null, starter: null },
      attempt: { ...attempt, ...more },
    }).text;
  expect(textOf({ resultMessageText: 'output.line?number=1' })).toBe('Zeile 1 stimmt noch nicht.');
  expect(textOf({})).toBe('Line 1 doesn’t match yet.');
});
