import { randomUUID } from 'node:crypto';
import * as contract from '@shared/contracts';
import { EVENT_STREAM, EventDecoder } from '@shared/contracts/event-stream';
import { asIs } from '@shared/texts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LearnerLocale } from '../../people/users';
import { DomainError } from '../../platform/errors';
import { GOOD_TOKEN, HttpApp } from '../../platform/http/testing/http-app';
import { StreamedSubmissions } from './streamed-submissions';
import type { JudgedSubmission } from './submission.presenter';
import { SubmissionsController } from './submissions.controller';
import { SubmitAnswer, type SubmitAnswerInput } from './submit-answer';
import { TryAnswer } from './try-answer';

/* The stream of an answer in words, over real HTTP; the use case is played. */
let app: HttpApp;
let execute: (input: SubmitAnswerInput) => Promise<JudgedSubmission>;
let known: JudgedSubmission | undefined;

/** What the judge itself failed to judge: the shortest result. */
const judged = (id = '') =>
  ({ submission: { id, xpBreakdown: [] }, judgement: undefined }) as unknown as JudgedSubmission;

beforeEach(async () => {
  known = undefined;
  app = await HttpApp.start({
    controllers: [SubmissionsController],
    providers: [
      StreamedSubmissions,
      {
        provide: SubmitAnswer,
        useValue: { execute: (input: SubmitAnswerInput) => execute(input), known: async () => known },
      },
      { provide: TryAnswer, useValue: {} },
      { provide: LearnerLocale, useValue: { of: async () => 'en' } },
    ],
  });
});
afterEach(() => app[Symbol.asyncDispose]());

const path = contract.submitLesson.path.replace('{id}', '00000000-0000-4000-8000-000000000001');
const say = (Input: string, headers: Record<string, string> = {}, requestUUID?: string) =>
  fetch(`${app.url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${GOOD_TOKEN}`, ...headers },
    body: JSON.stringify({ Input, requestUUID }),
  });
const eventsOf = async (response: Response) => new EventDecoder().push(await response.text());

test('the text arrives while it’s written, with the submission’s id first', async () => {
  const rest = Promise.withResolvers<void>();
  let id: string | undefined;
  execute = async (input) => {
    id = input.id;
    input.onText?.('Well, ');
    await rest.promise;
    input.onText?.('well — said.');
    return judged(id);
  };
  const response = await say('An answer.');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(response.headers.get('x-submission-uuid')).toBe(id);
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  expect(await reader.read()).toEqual({ done: false, value: 'Well, ' });
  rest.resolve();
  expect(await reader.read()).toEqual({ done: false, value: 'well — said.' });
  expect((await reader.read()).done).toBe(true);
});

test('a failure before the first word is an error like any other', async () => {
  execute = () => Promise.reject(new DomainError('not-found', asIs('No such lesson.')));
  const response = await say('An answer.');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'No such lesson.' });
});

test('a failure after it cuts the text off, so that nobody takes it for complete', async () => {
  execute = async ({ onText }) => {
    onText?.('Well, ');
    await new Promise(setImmediate);
    throw new Error('The database went away.');
  };
  const response = await say('An answer.');
  await expect(response.text()).rejects.toThrow('terminated');
});

test('a learner whose connection broke goes on reading, and the answer is judged once', async () => {
  const rest = Promise.withResolvers<void>();
  const requestUUID = randomUUID();
  let calls = 0;
  execute = async (input) => {
    calls += 1;
    input.onText?.('Well, ');
    await rest.promise;
    input.onText?.('well — said.');
    return judged(input.id);
  };
  const accept = { accept: EVENT_STREAM };
  const first = await say('An answer.', accept, requestUUID);
  const id = first.headers.get('x-submission-uuid');
  await first.body!.cancel();
  const again = await say('An answer.', { ...accept, 'last-event-id': '1' }, requestUUID);
  rest.resolve();
  expect(await eventsOf(again)).toMatchObject([
    { type: 'message', id: 2, data: { Text: 'well — said.' } },
    { type: 'end', data: { SubmissionUUID: id } },
  ]);
  expect([calls, again.headers.get('x-submission-uuid')]).toEqual([1, id]);
});

test('one who comes back after that gets the result', async () => {
  known = judged('the-submission');
  execute = async () => judged('the-submission');
  const again = await say('An answer.', { accept: EVENT_STREAM, 'last-event-id': '1' }, randomUUID());
  expect(again.headers.get('x-submission-uuid')).toBe('the-submission');
  expect(await eventsOf(again)).toMatchObject([{ type: 'end', data: { SubmissionUUID: 'the-submission' } }]);
});

test('an answer that is too long is refused', async () => {
  const response = await say('word '.repeat(2000));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'Please shorten your answer to 6000 characters.' });
});
