import { call, succeed } from '../../fixtures/api';
import { DISCORD_CLIENT, type FakeOpenId, newAccount } from '../../fixtures/fake-openid';
import type { TestServer } from '../../fixtures/server';
import type { Examples, World } from './example';

/** Google, GitHub and Discord: signing in with them, and linking them to an account. */
export const signInExamples = {
  getSignInProviders: () => ({}),
  googleLogin: async ({ server, openid }) => {
    const { headers, googleJWT } = await googleCredential(server, openid);
    // Opens the account, so that the example finds it.
    await call(server, 'POST', '/auth/google/login', { headers, body: { googleJWT } });
    return { headers, body: { googleJWT } };
  },
  linkGoogle: async ({ server, openid }) => {
    openid.account = newAccount();
    const { headers, googleJWT } = await googleCredential(server, openid);
    return { headers, body: { googleJWT }, isPersonal: true };
  },
  unsyncGoogle: () => ({}),
  githubLogin: async (world) => {
    const { server, github } = world;
    github.login = 'contract-smith';
    // Opens the account, so that the example finds it.
    const first = await githubCode(world);
    await call(server, 'GET', `/auth/github/callback?${first.query}`, first);
    const { query, headers } = await githubCode(world);
    github.login = undefined;
    return { headers, query: Object.fromEntries(query) };
  },
  startGithubLink: () => ({}),
  githubCallback: async ({ server, github, learner: { accessToken: token } }) => {
    const { URL: page } = await succeed<{ URL: string }>(server, 'POST', '/users/github/link', { token });
    return { query: { ...(await github.approve(page)) }, isPersonal: true };
  },
  revokeGithub: () => ({}),
  startDiscordLink: () => ({}),
  discordCallback: async ({ server, openid, learner: { accessToken: token } }) => {
    openid.account = newAccount();
    const { URL: page } = await succeed<{ URL: string }>(server, 'POST', '/users/discord/link', { token });
    return { query: Object.fromEntries(await openid.approve(page)), isPersonal: true };
  },
  sendDiscordReward: async ({ server, openid, learner: { accessToken: token } }) => {
    openid.account = newAccount({ sub: String(Math.trunc(Math.random() * 1e15)) });
    const { URL: page } = await succeed<{ URL: string }>(server, 'POST', '/users/discord/link', { token });
    const query = new URLSearchParams({ ...Object.fromEntries(await openid.approve(page)) });
    await succeed(server, 'GET', `/users/discord/callback?${query}`, { token });
    return {
      headers: { authorization: `Bearer ${DISCORD_CLIENT.botSecret}` },
      body: {
        ...{ id: 'quiz-7-first-place', discordUserID: openid.account.sub },
        ...{ rewardType: 'gems', amount: 5, text: 'First place in the quiz.' },
      },
      isPersonal: true,
    };
  },
  unsyncDiscord: () => ({}),
  getLinkedAccounts: () => ({}),
} satisfies Examples;

/** What a browser gets from Google, and the cookie that it's good for. */
async function googleCredential(server: TestServer, openid: FakeOpenId) {
  const reply = await call<{ Google: { Nonce: string } }>(server, 'GET', '/auth/providers');
  const cookie = cookieOf(reply.headers);
  return { headers: { cookie }, googleJWT: await openid.credential(reply.body.Google.Nonce) };
}

/** What a browser comes back from GitHub with, and the cookie that it's good for. */
async function githubCode({ server, github }: World) {
  const page = await fetch(`${server.url}/v1/auth/github/login`, { redirect: 'manual' });
  const query = new URLSearchParams({ ...(await github.approve(page.headers.get('location') ?? '')) });
  return { query, headers: { cookie: cookieOf(page.headers) } };
}

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
