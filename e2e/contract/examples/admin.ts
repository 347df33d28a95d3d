import { randomUUID } from 'node:crypto';
import type { listReports, ReplyOf } from '@shared/contracts';
import { QUESTS } from '@shared/rules/quests';
import { call, claimsOf, signUp, succeed } from '../../fixtures/api';
import type { Examples, World } from './example';
import { lesson } from './resources/lesson';
import { oncePerLearner, oncePerServer } from './resources/once';

const IMPERSONATION_REASON = 'Their streak looks wrong.';

/** Only an admin's calls, impersonations included. */
export const adminExamples = {
  listUsers: () => ({ query: { search: 'Ada' }, isPersonal: true }),
  changeAdmin: ({ certificate }) => ({
    params: { id: certificate.learnerId },
    body: { isAdmin: true },
    isPersonal: true,
  }),
  startImpersonation: async (world) => ({
    params: { id: await idleLearner(world) },
    body: { reason: IMPERSONATION_REASON },
    isPersonal: true,
  }),
  getImpersonationToken: async (world) => ({ params: { id: await impersonation(world) }, isPersonal: true }),
  stopImpersonation: async (world) => ({
    params: { id: await stoppedImpersonation(world) },
    isPersonal: true,
  }),
  exportUsers: () => ({ isPersonal: true }),
  getFigures: () => ({ isPersonal: true }),
  listReports: () => ({ query: { status: 'new' }, isPersonal: true }),
  countNewReports: () => ({ isPersonal: true }),
  changeReport: async ({ server, learner }) => {
    const { accessToken: token } = learner;
    const body = { userFeedback: 'The second example has a typo.' };
    await succeed(server, 'PUT', `/lesson_feedback/${lesson.uuid}`, { token, body });
    const { body: reply } = await call<ReplyOf<typeof listReports>>(server, 'GET', '/admin/reports', {
      token,
    });
    // Only admins get the list.
    return {
      params: { id: reply.Reports?.[0]?.UUID ?? randomUUID() },
      body: { status: 'done', isAccepted: true },
      isPersonal: true,
    };
  },
  listAnnouncements: () => ({ isPersonal: true }),
  announce: () => ({
    body: { id: randomUUID(), text: 'The forge is closed on Sunday.' },
    isPersonal: true,
  }),
  listVimList: () => ({ isPersonal: true }),
  listBosses: () => ({ isPersonal: true }),
  startBoss: () => ({ params: { slug: 'hound' }, isPersonal: true }),
  listQuests: () => ({ isPersonal: true }),
  switchQuest: () => ({ params: { id: QUESTS[0]!.id }, body: { isOn: false }, isPersonal: true }),
  getContentOverview: () => ({ isPersonal: true }),
  listOutages: () => ({ isPersonal: true }),
  addOutage: () => {
    const [startedAt, endedAt] = [7_200_000, 3_600_000].map((ago) =>
      new Date(Date.now() - ago).toISOString(),
    );
    return { body: { startedAt, endedAt }, isPersonal: true };
  },
  listAudit: () => ({ isPersonal: true }),
} satisfies Examples;

/** The id of a learner who does nothing. */
const idleLearner = oncePerServer(async ({ server }) => claimsOf((await signUp(server)).accessToken).sub);

/** Only admins can start one: for others it's an id that doesn't exist. */
async function startedImpersonation(world: World): Promise<string> {
  const path = `/admin/users/${await idleLearner(world)}/impersonate`;
  const reply = await call<{ UUID?: string }>(world.server, 'POST', path, {
    token: world.learner.accessToken,
    body: { reason: IMPERSONATION_REASON },
  });
  return reply.body.UUID ?? randomUUID();
}
const impersonation = oncePerLearner(startedImpersonation);
const stoppedImpersonation = oncePerLearner(startedImpersonation);
