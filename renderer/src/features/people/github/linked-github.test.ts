import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { LinkReturnStore } from '@web/features/people/auth';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { leaveForGithub, returnPath } from './link-github';
import { GITHUB } from './linked-github';

const BACK = { code: 'c', state: 's', error: null };
const ACCOUNT = { body: { login: 'ada', url: 'https://github.com/ada' } };

async function arrive(answer: FakeAnswer, arrival: object = {}) {
  const { client, tokens, seen } = fakeApi({ githubCallback: () => answer });
  tokens.set(fakeToken(900));
  const store = new LinkReturnStore(client, GITHUB, { ...BACK, ...arrival });
  await Promise.all([store.start(), store.start()]);
  return { store, seen };
}

test('a code links the account, once', async () => {
  const { store, seen } = await arrive(ACCOUNT);
  expect(store).toMatchObject({ name: 'ada', error: null });
  expect(seen.map(({ name, query }) => [name, query])).toEqual([
    ['githubCallback', { code: 'c', state: 's' }],
  ]);
});

test.each([
  [{ body: 'Bad verification code' }, "Github couldn't authenticate, please try again"],
  [{ status: 502, body: '<html>Bad gateway</html>' }, "Github couldn't authenticate, please try again"],
  [{ status: 403, body: { error: 'No' } }, "Github couldn't authenticate, please try again"],
  [{ status: 409, body: { error: 'It’s linked elsewhere.' } }, 'It’s linked elsewhere.'],
])('%j is a failure, and isn’t sent again', async (answer, text) => {
  const { store, seen } = await arrive(answer);
  expect(store).toMatchObject({ name: null, error: text });
  expect(seen).toHaveLength(1);
});

test('a learner who declined, or opened the page by hand, sees why nothing was linked', async () => {
  const denied = await arrive(ACCOUNT, { code: null, error: 'access_denied' });
  expect(denied.store.error).toContain('didn’t give us access');
  const visit = await arrive(ACCOUNT, { code: null, state: null });
  expect(visit.store.error).toContain('nothing to link');
  expect([...denied.seen, ...visit.seen]).toEqual([]);
});

test('the way to GitHub remembers the way back', async () => {
  const url = 'https://github.com/login/oauth/authorize?state=s';
  const { client: api, tokens } = fakeApi({ startGithubLink: () => ({ body: { url } }) });
  tokens.set(fakeToken(900));
  const platform = fakePlatform();
  const left: string[] = [];
  await leaveForGithub({ api, platform, returnTo: '/lessons/1', leave: (to) => left.push(to) });
  expect(left).toEqual([url]);
  expect(returnPath(platform)).toBe('/lessons/1');
});
