import { type SubmissionReply, toSubmissionBody } from '@web/api';
import { lessonRef } from '@web/exercises';
import { KeptSubmit } from '@web/features/solving/waiting-answers';
import { expect, test } from 'vitest';
import { submitKeptAnswers } from './submit-kept-answers';
import { appWith, judgment } from './types/testing/render-player';

const [ONE, TWO, OPEN] = ['1', '2', '3'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
  string,
];
const success = { submissionUuid: 's', resultSlug: 'success', xpReward: 500 } as SubmissionReply;

test('every answer of a guest is submitted once they have signed in, except for the one in the open lesson', async () => {
  const { api, platform, stores } = appWith({ submitLesson: () => judgment('success') });
  for (const uuid of [ONE, TWO, OPEN])
    await new KeptSubmit(lessonRef(uuid), platform).keep(success, toSubmissionBody({ choice: uuid }, 'UTC'));
  await stores.session.signInWithCode('CODE');
  await Promise.all([submitKeptAnswers(stores, lessonRef(OPEN)), submitKeptAnswers(stores, lessonRef(OPEN))]);
  const sent = api.seen.filter(({ name }) => name === 'submitLesson');
  expect(sent.map(({ body }) => (body as { choice: string }).choice).sort()).toEqual([ONE, TWO]);
  expect(await new KeptSubmit(lessonRef(OPEN), platform).guestReply()).toMatchObject({ xpReward: 500 });
});
