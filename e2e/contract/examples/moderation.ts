import { randomUUID } from 'node:crypto';
import type { getAccount, listModerationCases, ReplyOf } from '@shared/contracts';
import { call, claimsOf, signUp } from '../../fixtures/api';
import type { Examples, World } from './example';
import { oncePerLearner, oncePerServer } from './resources/once';

const REASON = 'It’s advertising.';

/** What learners report, and what admins decide about it. */
export const moderationExamples = {
  reportContent: async (world) => ({
    body: {
      kind: 'name',
      subjectUUID: await idleLearner(world),
      reason: 'spam',
      note: 'It’s the address of a shop.',
    },
  }),
  listModerationCases: () => ({ query: { state: 'open' }, isPersonal: true }),
  countModerationCases: () => ({ isPersonal: true }),
  moderateCase: async (world) => ({
    params: { id: await openCase(world) },
    body: { action: 'dismiss' },
    isPersonal: true,
  }),
  moderateAccount: async (world) => ({
    params: { id: await idleLearner(world) },
    body: { action: 'sign-out', reason: REASON },
    isPersonal: true,
  }),
  undoModeration: async (world) => ({ params: { id: await suspension(world) }, isPersonal: true }),
  getAccount: ({ certificate }) => ({ params: { id: certificate.learnerId }, isPersonal: true }),
} satisfies Examples;

/** The id of a learner who does nothing. */
const idleLearner = oncePerServer(async ({ server }) => claimsOf((await signUp(server)).accessToken).sub);

const reporter = oncePerServer(({ server }) => signUp(server));

/** Reported again if it's been decided. Only admins get the list: for others it's an id that doesn't exist. */
async function openCase(world: World): Promise<string> {
  const { server, learner } = world;
  const { accessToken: token } = await reporter(world);
  const subjectUUID = await idleLearner(world);
  await call(server, 'POST', '/reports', { token, body: { kind: 'handle', subjectUUID, reason: 'other' } });
  const { body } = await call<ReplyOf<typeof listModerationCases>>(server, 'GET', '/admin/moderation', {
    token: learner.accessToken,
  });
  return body.Cases?.find(({ Kind }) => Kind === 'handle')?.UUID ?? randomUUID();
}

const suspension = oncePerLearner(async ({ server, learner: { accessToken: token } }) => {
  const path = `/admin/users/${claimsOf((await signUp(server)).accessToken).sub}`;
  await call(server, 'POST', `${path}/decisions`, { token, body: { action: 'suspend', reason: REASON } });
  const { body } = await call<ReplyOf<typeof getAccount>>(server, 'GET', path, { token });
  return body.Decisions?.[0]?.UUID ?? randomUUID();
});
