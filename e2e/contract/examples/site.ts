import { randomUUID } from 'node:crypto';
import type { listInvitations, ReplyOf, Site } from '@shared/contracts';
import { reopenSetup } from '../../fixtures/admin';
import { aPicture, call, newEmail } from '../../fixtures/api';
import type { Examples, World } from './example';

/** The site: its setup, its look, its invitations, its version, the mailbox and the installers. */
export const siteExamples = {
  getVersion: () => ({}),
  getSite: () => ({}),
  getDataRecipients: () => ({}),
  getSiteLogo: async (world) => ({ params: { id: await siteLogo(world) }, isPersonal: true }),
  getSetup: () => ({}),
  setUpSite: ({ server }) => {
    reopenSetup(server);
    const code = /\/setup#(\S+)/.exec(server.output)?.[1] ?? '';
    return { body: { code, email: newEmail(), firstName: 'Grace', lastName: 'Hopper' } };
  },
  changeSite: () => ({
    body: { name: 'Emberforge', accent: '#C2410C', signUp: 'everybody', domains: [] },
    isPersonal: true,
  }),
  setSiteLogo: () => ({ ...aPicture(undefined, 'logo'), isPersonal: true }),
  removeSiteLogo: () => ({ isPersonal: true }),
  listInvitations: () => ({ isPersonal: true }),
  invite: () => ({ body: { email: newEmail() }, isPersonal: true }),
  previewInvitations: () => ({ body: { text: `${newEmail()}\nnobody` }, isPersonal: true }),
  importInvitations: () => ({ body: { text: newEmail() }, isPersonal: true }),
  withdrawInvitation: async (world) => ({ params: { id: await invitation(world) }, isPersonal: true }),
  listInstallers: () => ({}),
  // Only clients on the server's own computer may read it.
  listLocalMails: () => ({ isLocal: true }),
} satisfies Examples;

/** A new one: others may have been replaced. */
async function siteLogo({ server, learner: { accessToken: token } }: World): Promise<string> {
  const form = aPicture(undefined, 'logo');
  const { body } = await call<Site>(server, 'PUT', '/admin/site/logo', { token, ...form });
  return body.Logo?.URL.split('/').at(-1) ?? randomUUID();
}

/** Only admins can make one. */
async function invitation({ server, learner: { accessToken: token } }: World): Promise<string> {
  await call(server, 'POST', '/admin/invitations', { token, body: { email: newEmail() } });
  const { body } = await call<ReplyOf<typeof listInvitations>>(server, 'GET', '/admin/invitations', {
    token,
  });
  return body.Invitations?.[0]?.UUID ?? randomUUID();
}
