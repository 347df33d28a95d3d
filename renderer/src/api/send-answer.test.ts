import { expect, test } from 'vitest';
import { toSubmissionBody } from './request-bodies';
import { sendAnswer } from './send-answer';
import { CUT, type FakeHandlers, fakeApi, fakeToken } from './testing';

const ID = '11111111-1111-4111-8111-111111111111';
const SUBMISSION = '22222222-2222-4222-8222-222222222222';
const HEADERS = { 'x-submission-uuid': SUBMISSION };
const RESULT = { body: { submissionUuid: SUBMISSION, resultSlug: 'success' } };

function setUp(handlers: FakeHandlers) {
  const api = fakeApi({ getSubmission: () => RESULT, ...handlers });
  api.tokens.set(fakeToken(900));
  const text: string[] = [];
  const answer = { lessonUuid: ID, body: toSubmissionBody({ input: 'I say.' }, 'UTC'), isGuest: false };
  const send = () => sendAnswer(api.client, answer, (piece) => text.push(piece));
  return { send, text, api };
}

test('an answer in words is commented on piece by piece, then its result is fetched', async () => {
  const { send, text, api } = setUp({
    submitLesson: () => ({ text: ['Well ', 'sa', 'id — yes.'], headers: HEADERS }),
  });
  expect(await send()).toMatchObject(RESULT.body);
  expect(text.join('')).toBe('Well said — yes.');
  expect(api.seen.map(({ name, params }) => [name, params.id])).toEqual([
    ['submitLesson', ID],
    ['getSubmission', SUBMISSION],
  ]);
  expect(api.seen[0]).toMatchObject({ token: expect.any(String), body: { input: 'I say.' } });
});

test('a reply without a reader says so', async () => {
  const { send } = setUp({
    submitLesson: () => ({ text: null, headers: HEADERS }),
    getSubmission: () => ({ status: 404, body: { error: 'No.' } }),
  });
  await expect(send()).rejects.toMatchObject({ message: 'invalid reader' });
});

test('a text that breaks off still has a result if the server has it', async () => {
  const broken = { text: ['Well', CUT], headers: HEADERS };
  const { send } = setUp({ submitLesson: () => broken });
  expect(await send()).toMatchObject(RESULT.body);
});

test.each([
  ['is offline', 'offline' as const, { kind: 'offline' }],
  ['is refused', { status: 429, body: { error: 'Slow down.' } }, { status: 429, message: 'Slow down.' }],
  ['has nobody signed in', { status: 401, body: { error: 'no' } }, { kind: 'unauthenticated' }],
])('an answer in words that %s fails like any call', async (_, answer, error) => {
  const { send, api } = setUp({ submitLesson: () => answer });
  await expect(send()).rejects.toMatchObject(error);
  expect(api.seen).toHaveLength(1);
});
