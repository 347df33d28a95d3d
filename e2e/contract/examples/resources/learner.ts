import type { User } from '@shared/contracts';
import { type SignedUp, succeed } from '../../../fixtures/api';
import type { TestServer } from '../../../fixtures/server';
import type { Example, World } from '../example';
import { oncePerLearner } from './once';

export const handleOf = async (server: TestServer, { accessToken: token }: SignedUp) =>
  (await succeed<User>(server, 'GET', '/users', { token })).Handle;

const ownHandle = oncePerLearner(({ server, learner }) => handleOf(server, learner));

/** An example with the learner's handle in its path. */
export const withHandle = async (world: World): Promise<Example> => ({
  params: { handle: await ownHandle(world) },
});

/** The terminal's code, which needs no email: sign-in emails are limited. */
export async function newCode({ server, learner: { accessToken: token } }: World): Promise<string> {
  return (await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token })).OTP;
}

/** The chest that every account gets. */
export async function newUserChest({ server, learner: { accessToken: token } }: World): Promise<string> {
  const path = '/rewards/new_user_reward';
  return (await succeed<{ RewardUUID: string }>(server, 'GET', path, { token })).RewardUUID;
}
