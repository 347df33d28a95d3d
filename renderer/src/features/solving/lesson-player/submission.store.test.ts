import type { SubmissionReply } from '@web/api';
import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { lessonRef, sourceOf } from '@web/exercises';
import { expect, test } from 'vitest';
import { SubmissionStore } from './submission.store';

const ID = '11111111-1111-4111-8111-111111111111';
const reply = (over: Partial<SubmissionReply> = {}): SubmissionReply => ({
  submissionUuid: ID,
  resultSlug: 'success',
  resultMessage: 'Right.',
  xpReward: 50,
  xpBreakdown: [],
  lessonUuid: ID,
  courseUuid: null,
  challengeUuid: null,
  structuredErrCli: null,
  output: null,
  tests: null,
  programError: null,
  explanation: null,
  knownMistake: null,
  interview: null,
  repositoryChecks: null,
  ...over,
});

function setUp(answer: () => FakeAnswer | Promise<FakeAnswer>, isSignedIn = true) {
  const api = fakeApi({ submitLesson: answer, tryLesson: answer });
  api.tokens.set(fakeToken(900));
  const asked: string[] = [];
  const judged: SubmissionReply[] = [];
  const here = { owner: 'ada' };
  const store = new SubmissionStore({
    calls: sourceOf(lessonRef(ID)).callsOf(api.client, ID),
    whenKnown: async () => {},
    isSignedIn: () => isSignedIn,
    owner: () => here.owner,
    askToSignIn: () => asked.push('asked'),
    isOnline: () => true,
    keep: async () => false,
    payable: async (result) => result,
    onJudged: (result) => judged.push(result),
  });
  return { store, asked, judged, here, seen: api.seen };
}

test('an answer is submitted with the time zone, and graded', async () => {
  const { store, seen, judged } = setUp(() => ({ body: reply() }));
  await store.submit({ choice: 'b' });
  expect(seen[0]).toMatchObject({
    name: 'submitLesson',
    params: { id: ID },
    body: { choice: 'b', userTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  });
  expect([store.isSuccess, judged.length]).toEqual([true, 1]);
});

test('a guest’s answer is checked without being submitted', async () => {
  const { store, asked, seen, judged } = setUp(() => ({ body: reply() }), false);
  await store.submit({ choice: 'b' });
  expect(seen.map(({ name, body }) => [name, body])).toEqual([
    ['tryLesson', expect.objectContaining({ choice: 'b' })],
  ]);
  expect([store.isSuccess, store.isGuestResult, judged.length, asked]).toEqual([true, true, 1, []]);
});

test('a guest who is asked to wait can submit again', async () => {
  let isBusy = true;
  const { store, asked } = setUp(
    () => (isBusy ? { status: 429, body: { error: 'Please wait.' } } : { body: reply() }),
    false,
  );
  await store.submit({ choice: 'b' });
  expect([store.error, asked]).toEqual(['Please wait. Your work is safe here.', []]);
  isBusy = false;
  await store.submit({ choice: 'b' });
  expect([store.error, store.isSuccess]).toEqual([null, true]);
});

test('a second click during grading sends nothing', async () => {
  const { store, seen } = setUp(() => ({ body: reply() }));
  await Promise.all([store.submit({ choice: 'b' }), store.submit({ choice: 'b' })]);
  expect(seen).toHaveLength(1);
});

test('offline, it says so, and the next try succeeds', async () => {
  let isOnline = false;
  const { store } = setUp(() => (isOnline ? { body: reply() } : 'offline'));
  await store.submit({ choice: 'b' });
  expect(store.error).toBe(
    "We can't reach the server. Check your connection, then try again. Your work is safe here.",
  );
  isOnline = true;
  await store.submit({ choice: 'b' });
  expect([store.error, store.isSuccess]).toEqual([null, true]);
});

test('too many requests show the server’s message', async () => {
  const { store } = setUp(() => ({ status: 429, body: { error: 'Wait a minute, then try again.' } }));
  await store.submit({ choice: 'b' });
  expect(store.error).toBe('Wait a minute, then try again. Your work is safe here.');
});

test('an expired session asks for a new sign-in', async () => {
  const { store, asked } = setUp(() => ({ status: 401, body: { error: 'no' } }));
  await store.submit({ choice: 'b' });
  expect(asked).toEqual(['asked']);
  expect(store.error).toContain("You're not logged in");
});

test('editing clears a failure', async () => {
  const { store } = setUp(() => ({ body: reply({ resultSlug: 'failure' }) }));
  await store.submit({ textInput: 'x' });
  expect([store.isSuccess, store.reply?.resultSlug]).toEqual([false, 'failure']);
  store.clear();
  expect(store.reply).toBeNull();
});

test('a judgement that arrives after its learner has left is not shown to the next one', async () => {
  const { store, judged, here } = setUp(() => {
    here.owner = 'grace';
    return { body: reply() };
  });
  await store.submit({ choice: 'b' });
  expect([store.isSuccess, store.isJudging, judged]).toEqual([false, false, []]);
});
