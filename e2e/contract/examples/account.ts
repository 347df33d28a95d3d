import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { User } from '@shared/contracts';
import { aPicture, claimsOf, newEmail, signUp, succeed } from '../../fixtures/api';
import type { TestServer } from '../../fixtures/server';
import type { Examples } from './example';
import { newCode, withHandle } from './resources/learner';
import { oncePerLearner, oncePerServer } from './resources/once';

/** A learner's account: its data, its email address, its devices, its profile. */
export const accountExamples = {
  exportAccount: () => ({}),
  deleteUser: () => ({ isByAnother: true }),
  sendResetLink: () => ({ body: { email: newEmail() }, isPersonal: true }),
  resetEmail: async ({ server }) => {
    // Somebody else's, so that the learner's links are left for the call above.
    const [{ accessToken: token }, email] = [await signUp(server), newEmail()];
    await succeed(server, 'POST', '/users/email/send_reset_link', { token, body: { email } });
    return { body: { resetToken: await mailedResetToken(server, email) } };
  },
  listDevices: () => ({}),
  signOutDevice: async (world) => ({ params: { id: await otherDevice(world) }, isPersonal: true }),
  signOutEverywhere: () => ({ isByAnother: true }),
  createUser: () => ({ body: { email: newEmail(), firstName: 'Grace', lastName: 'Hopper' } }),
  getUser: () => ({}),
  getMe: () => ({}),
  updateUser: () => ({
    body: { bio: 'Builds engines.', jobTitle: '', IsPrivate: false, timezone: 'Europe/Berlin' },
  }),
  changeHandle: () => ({ body: { handle: `ada-${randomUUID().slice(0, 8)}` } }),
  setProfileImage: () => ({ ...aPicture() }),
  removeProfileImage: () => ({}),
  getProfileImage: async (world) => ({ params: { id: await profileImage(world) } }),
  joinVimList: () => ({ body: { email: newEmail() } }),
  emailExists: () => ({ body: { email: 'nobody@example.org' } }),
  sendMagicLink: ({ learner }) => ({ body: { email: learner.email } }),
  getPublicProfile: withHandle,
  getPublicStats: withHandle,
  getPublicThumbnail: withHandle,
  listPublicAchievements: withHandle,
  getTracksAndCourses: withHandle,
} satisfies Examples;

/** The token in the email that confirms a new address. */
async function mailedResetToken(server: TestServer, email: string): Promise<string> {
  for (;;) {
    const [mail] = server.mailsTo(email);
    const token = mail && /resetToken=([\w-]+)/.exec(mail)?.[1];
    if (token) return token;
    await pause(20);
  }
}

/** Another session of the learner. */
const otherDevice = oncePerLearner(async (world) => {
  const body = { otp: await newCode(world) };
  const path = '/auth/otp/login';
  const { access_token } = await succeed<{ access_token: string }>(world.server, 'POST', path, { body });
  return claimsOf(access_token).sid;
});

/** The learner's image. */
const profileImage = oncePerServer(async ({ server, learner: { accessToken: token } }) => {
  const { ProfileImageURL: path } = await succeed<User>(server, 'PUT', '/users/profile_image', {
    token,
    ...aPicture(),
  });
  return path!.split('/').at(-1)!;
});
