import { type SubmissionReply, toSubmissionBody } from '@web/api';
import { fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { ConnectionStore, OutboxStore, type RootStore } from '@web/stores';
import { expect, test } from 'vitest';
import { KeptSubmit } from './kept-submit';
import { submitKeptAnswers } from './submit-kept-answers';

const [ONE, TWO, OPEN] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
];
const success = { submissionUuid: 's', resultSlug: 'success', xpReward: 500 } as SubmissionReply;

/** A learner who has just signed in, and the lessons that the server gets answers to. */
function signedIn(platform: ReturnType<typeof fakePlatform>) {
  const api = fakeApi({ submitLesson: () => ({ body: { resultSlug: 'success' } }) });
  api.tokens.set(fakeToken(900));
  const connection = new ConnectionStore({ network: platform.network, probe: async () => '1' });
  const outbox = new OutboxStore({ api: api.client, platform, connection, owner: 'ada' });
  const stores = { platform, scope: { outbox } } as unknown as RootStore;
  return { stores, sent: () => api.seen.map(({ body }) => (body as { choice: string }).choice).sort() };
}

test('every answer of a guest is submitted once they have signed in, except for the one in the open lesson', async () => {
  const platform = fakePlatform();
  const { sent, stores } = signedIn(platform);
  for (const uuid of [ONE, TWO, OPEN])
    await new KeptSubmit(uuid, platform).keep(success, toSubmissionBody({ choice: uuid }, 'UTC'));
  await Promise.all([submitKeptAnswers(stores, OPEN), submitKeptAnswers(stores, OPEN)]);
  expect(sent()).toEqual([ONE, TWO]);
  expect(await new KeptSubmit(OPEN, platform).guestReply()).toMatchObject({ xpReward: 500 });
});
