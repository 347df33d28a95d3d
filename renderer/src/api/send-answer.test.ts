import { expect, test } from 'vitest';
import { toSubmissionBody } from './request-bodies';
import { sendAnswer } from './send-answer';
import { CUT, type FakeHandlers, fakeApi, fakeToken } from './testing';

const ID = '11111111-1111-4111-8111-111111111111';
const REQUEST = '22222222-2222-4222-8222-222222222222';
const RESULT = { body: { submissionUuid: ID, resultSlug: 'success' } };

function setUp(handlers: FakeHandlers, requestUUID: string | null = REQUEST) {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  const text: string[] = [];
  const body = { ...toSubmissionBody({ input: 'I say.' }, 'UTC'), ...(requestUUID && { requestUUID }) };
  const send = () =>
    sendAnswer(api.client, { lessonUuid: ID, body, isGuest: false }, (piece) => text.push(piece));
  return { send, text, api };
}

test('an answer in words is commented on piece by piece, and the result comes last', async () => {
  const { send, text, api } = setUp({
    submitLesson: () => ({ ...RESULT, messages: [{ text: 'Well ' }, { text: 'said — yes.' }] }),
  });
  expect(await send()).toMatchObject(RESULT.body);
  expect(text).toEqual(['Well ', 'said — yes.']);
  expect(api.seen).toMatchObject([
    { name: 'submitLesson', params: { id: ID }, token: expect.any(String), body: { input: 'I say.' } },
  ]);
});

test('a connection that breaks is opened again, and the text goes on where it was', async () => {
  const { send, text, api } = setUp({
    submitLesson: ({ lastId }) =>
      lastId === null
        ? { messages: [{ text: 'Well ' }, CUT] }
        : { ...RESULT, messages: [{ text: 'said.' }], firstId: 2 },
  });
  expect(await send()).toMatchObject(RESULT.body);
  expect(text).toEqual(['Well ', 'said.']);
  expect(api.seen.map(({ lastId, body }) => [lastId, (body as { requestUUID: string }).requestUUID])).toEqual(
    [
      [null, REQUEST],
      ['1', REQUEST],
    ],
  );
});

test.each([
  ['again', REQUEST, 2],
  ['without an id that it could be asked for by', null, 1],
])('one that breaks %s counts as a reply that came too late', async (_, requestUUID, requests) => {
  const { send, api } = setUp({ submitLesson: () => ({ messages: [CUT] }) }, requestUUID);
  await expect(send()).rejects.toMatchObject({ kind: 'timeout' });
  expect(api.seen).toHaveLength(requests);
});

test('a reply without a reader says so', async () => {
  const { send } = setUp({ submitLesson: () => ({ messages: null }) });
  await expect(send()).rejects.toMatchObject({ message: 'invalid reader' });
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
