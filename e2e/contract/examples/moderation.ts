import { randomUUID } from 'node:crypto';
import type { getAccount, listModerationCases, ReplyOf } from '@shared/contracts';
import { call, claimsOf, signUp, succeed } from '../../fixtures/api';
import type { Examples, World } from './example';
import { oncePerLearner } from './resources/once';

const REASON = 'It’s advertising.';

/** What learners report, and what admins decide about it. */
export const moderationExamples = {
  reportContent: async ({ server }) => ({
    body: {
      kind: 'name',
      subjectUUID: claimsOf((await signUp(server)).accessToken).sub,
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
  moderateAccount: async ({ server }) => ({
    params: { id: claimsOf((await signUp(server)).accessToken).sub },
    body: { action: 'suspend', reason: REASON },
    isPersonal: true,
  }),
  undoModeration: async (world) => ({ params: { id: await decision(world) }, body: {}, isPersonal: true }),
  getAccount: ({ certificate }) => ({ params: { id: certificate.learnerId }, isPersonal: true }),
} satisfies Examples;

/** Only admins get the list: for others it's an id that doesn't exist. */
async function openCase({ server, learner }: World): Promise<string> {
  const [reporter, author] = [await signUp(server), await signUp(server)];
  const subjectUUID = claimsOf(author.accessToken).sub;
  const body = { kind: 'handle', subjectUUID, reason: 'other' };
  await succeed(server, 'POST', '/reports', { token: reporter.accessToken, body });
  const { body: reply } = await call<ReplyOf<typeof listModerationCases>>(
    server,
    'GET',
    '/admin/moderation',
    {
      token: learner.accessToken,
    },
  );
  return reply.Cases?.find(({ Author }) => Author.UUID === subjectUUID)?.UUID ?? randomUUID();
}

const decision = oncePerLearner(async ({ server, learner: { accessToken: token } }) => {
  const path = `/admin/users/${claimsOf((await signUp(server)).accessToken).sub}`;
  await call(server, 'POST', `${path}/decisions`, { token, body: { action: 'suspend', reason: REASON } });
  const { body } = await call<ReplyOf<typeof getAccount>>(server, 'GET', path, { token });
  return body.Decisions?.[0]?.UUID ?? randomUUID();
});
