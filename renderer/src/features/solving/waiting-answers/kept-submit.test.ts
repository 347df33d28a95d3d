import { type SubmissionReply, toSubmissionBody } from '@web/api';
import { lessonRef } from '@web/exercises';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { KeptSubmit } from './kept-submit';

const LESSON = '11111111-1111-4111-8111-111111111111';
const reply = (over: Partial<SubmissionReply> = {}) =>
  ({ submissionUuid: 's1', resultSlug: 'success', xpReward: 500, ...over }) as SubmissionReply;

const BODY = toSubmissionBody({ choice: 'a hinge' }, 'UTC');

const paying = (xpReward: number, bonus: number) =>
  reply({
    xpReward,
    xpBreakdown: [
      { name: 'Lesson', percent: 0, xp: xpReward - bonus },
      ...(bonus > 0 ? [{ name: 'First lesson of the day', percent: 0, xp: bonus }] : []),
    ],
  });

/** A browser: `open` opens a window of it. */
function browser() {
  const clock = { now: 1_000 };
  const { sharedStorage } = fakePlatform();
  let last: Promise<unknown> = Promise.resolve();
  const exclusive = <T>(_name: string, task: () => Promise<T>): Promise<T> => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
  return {
    clock,
    storage: sharedStorage,
    open: (lesson = LESSON) =>
      new KeptSubmit(lessonRef(lesson), { sharedStorage, exclusive }, () => clock.now),
  };
}

test('of two windows that sign in together one submits, and both show the result', async () => {
  const { open } = browser();
  await open().keep(reply(), BODY);
  let submissions = 0;
  const submit = async () => reply({ submissionUuid: `paid-${++submissions}` });
  const results = await Promise.all([open().settle('ada', submit), open().settle('ada', submit)]);
  expect(results.map((result) => result?.submissionUuid)).toEqual(['paid-1', 'paid-1']);
  expect(submissions).toBe(1);
});

test.each([
  ['no verdict', null],
  ['a checker that failed', reply({ resultSlug: 'system-error' })],
])('after %s it is still there for the next try', async (_, result) => {
  const { open } = browser();
  await open().keep(reply(), BODY);
  await open().settle('ada', async () => result);
  expect(await open().settle('ada', async () => reply({ submissionUuid: 'paid' }))).toMatchObject({
    submissionUuid: 'paid',
  });
});

test('a result is shown to nobody else, and not again later', async () => {
  const { open, clock } = browser();
  await open().keep(reply(), BODY);
  await open().settle('ada', async () => reply());
  const never = () => Promise.reject(new Error('This was submitted before.'));
  expect(await open().settle('grace', never)).toBeNull();
  expect(await open().guestReply()).toBeNull();
  clock.now += 60_001;
  expect(await open().settle('ada', never)).toBeNull();
});

test('what a guest got right is kept for a day', async () => {
  const { open, clock } = browser();
  await open().keep(reply(), BODY);
  clock.now += 86_399_000;
  expect((await open().guestReply())?.xpReward).toBe(500);
  clock.now += 1_001;
  expect(await open().guestReply()).toBeNull();
});

test('the day’s bonus is a part of one lesson’s pay only, as it will be after signing up', async () => {
  const { open, clock } = browser();
  const [first, next] = [open('first'), open('next')];
  await first.keep(await first.payable(paying(500, 200)), BODY);
  expect(await next.payable(paying(500, 200))).toEqual(paying(300, 0));
  await next.keep(await next.payable(paying(500, 200)), BODY);
  expect(await first.payable(paying(500, 200))).toEqual(paying(500, 200));
  expect((await open('third').otherReplies()).map(({ xpReward }) => xpReward)).toEqual([500, 300]);
  clock.now += 86_400_000;
  expect(await next.payable(paying(500, 200))).toEqual(paying(500, 200));
});

test.each(['nonsense', {}, null, { until: 9e15 }])('%j in the storage is ignored', async (value) => {
  const { open, storage } = browser();
  await storage.set(`emberforge.submit.lesson.${LESSON}`, value);
  expect(await open().guestReply()).toBeNull();
  expect(await open().settle('ada', async () => reply())).toBeNull();
});

test('what an earlier version has kept by the lesson’s id is submitted once', async () => {
  const { open, storage, clock } = browser();
  await storage.set('emberforge.submits', [LESSON]);
  await storage.set(`emberforge.submit.${LESSON}`, { until: 9e15, body: BODY, reply: reply(), owner: null });
  expect(await KeptSubmit.exercises({ sharedStorage: storage })).toEqual([lessonRef(LESSON)]);
  expect((await open().guestReply())?.xpReward).toBe(500);
  const paid = reply({ submissionUuid: 'paid' });
  expect(await open().settle('ada', async () => paid)).toEqual(paid);
  const never = () => Promise.reject(new Error('This was submitted before.'));
  expect(await open().settle('ada', never)).toEqual(paid);
  clock.now += 60_001;
  expect(await open().settle('ada', never)).toBeNull();
});

test('what an earlier version has kept can be taken once, to be submitted elsewhere', async () => {
  const { open, storage } = browser();
  await storage.set(`emberforge.submit.${LESSON}`, { until: 9e15, body: BODY, reply: reply(), owner: null });
  expect([await open().take(), await open().take()]).toEqual([BODY, null]);
});

test('an exercise is listed once, also beside one that an earlier version has listed', async () => {
  const { open, storage } = browser();
  await storage.set('emberforge.submits', ['other', LESSON]);
  await open().keep(reply(), BODY);
  expect(await KeptSubmit.exercises({ sharedStorage: storage })).toEqual([
    lessonRef('other'),
    lessonRef(LESSON),
  ]);
});
