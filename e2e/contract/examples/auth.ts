import { mailedConfirmationCode, succeed } from '../../fixtures/api';
import { SoftAuthenticator } from '../../fixtures/soft-authenticator';
import type { Examples } from './example';
import { newCode } from './resources/learner';
import { oncePerLearner } from './resources/once';
import { existingPasskey, type PasskeyOptions } from './resources/passkey';

/** Sessions, confirmations that it's the learner, passkeys. */
export const authExamples = {
  sendConfirmationCode: () => ({ isByAnother: true }),
  confirmByCode: async (world) => ({ body: { code: await confirmationCode(world) }, isPersonal: true }),
  startPasskeyConfirmation: async (world) => {
    await existingPasskey(world);
    return { isPersonal: true };
  },
  confirmByPasskey: async (world) => {
    const { key } = await existingPasskey(world);
    const { accessToken: token } = world.learner;
    const path = '/auth/confirmation/passkey/options';
    const { Options } = await succeed<PasskeyOptions>(world.server, 'POST', path, { token });
    return { body: { credential: key.use(Options) }, isPersonal: true };
  },
  refresh: ({ learner }) => ({ headers: { 'X-Refresh-Token': learner.refreshToken } }),
  otpLogin: async (world) => ({ body: { otp: await newCode(world) } }),
  otpCreate: () => ({}),
  logout: () => ({}),
  createSocketTicket: () => ({}),
  startPasskeyLogin: () => ({}),
  passkeyLogin: async (world) => {
    const { key } = await existingPasskey(world);
    const { Options } = await succeed<PasskeyOptions>(world.server, 'POST', '/auth/passkey/options');
    return { body: { credential: key.use(Options) } };
  },
  startPasskey: () => ({}),
  addPasskey: async ({ server, learner: { accessToken: token } }) => {
    const { Options } = await succeed<PasskeyOptions>(server, 'POST', '/users/passkeys/options', { token });
    const credential = new SoftAuthenticator({ origin: server.url }).create(Options);
    return { body: { credential }, isPersonal: true };
  },
  listPasskeys: () => ({}),
  renamePasskey: async (world) => ({
    params: { id: (await existingPasskey(world)).id },
    body: { name: 'My laptop' },
    isPersonal: true,
  }),
  removePasskey: async (world) => ({ params: { id: (await existingPasskey(world)).id }, isPersonal: true }),
} satisfies Examples;

/** Sent once, because of the limit, and before any other: only the newest code is valid. */
const confirmationCode = oncePerLearner(async ({ server, learner }) => {
  await succeed(server, 'POST', '/auth/confirmation/code', { token: learner.accessToken });
  return mailedConfirmationCode(server, learner.email);
});
