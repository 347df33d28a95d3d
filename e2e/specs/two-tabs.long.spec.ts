import type { Page, Request } from '@playwright/test';
import { signUp } from '../fixtures/api';
import { expect, openSignedIn, test } from '../fixtures/test';

/** The refresh token that a request was sent with. */
const tokenOf = async (request: Request) =>
  /refresh_token=([^;]+)/.exec((await request.headerValue('cookie')) ?? '')?.[1];

/** The page's refreshes from here on that were answered: the next sleep would cut off one that's on its way. */
function watch(page: Page) {
  const refreshes: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/v1/auth/refresh')) refreshes.push(request);
  });
  return refreshes;
}

/** Opens what the server has to be asked for, each time something else. */
const LOOKS: ((page: Page) => Promise<void>)[] = [
  (page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click(),
  async (page) => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Achievements' }).click();
    await expect(page.getByRole('dialog', { name: 'Achievements' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  },
];

test('two tabs of a computer that was asleep go on, one after the other, with one session', async ({
  context,
  server,
}) => {
  const learner = await signUp(server);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) await tab.clock.install();
  await openSignedIn(tabs[0], server, learner, '/courses');
  await tabs[1].goto(`${server.url}/courses`); // with the cookie that the first tab has renewed
  await expect(tabs[1].getByRole('button', { name: 'Your account' })).toBeVisible();
  const used = tabs.map(watch);

  for (const [index, look] of LOOKS.entries()) {
    await Promise.all(tabs.map((tab) => tab.clock.fastForward('09:00:00')));
    await Promise.all(tabs.map(look));
    for (const tab of tabs) await expect(tab.getByRole('button', { name: 'Your account' })).toBeVisible();
    for (const refreshes of used) await expect.poll(() => refreshes.length).toBeGreaterThan(index);
  }

  const replies = await Promise.all(used.flat().map((request) => request.response()));
  expect(replies.filter((reply) => reply?.status() !== 200)).toEqual([]);
  const tokens = await Promise.all(used.flat().map(tokenOf));
  expect(new Set(tokens).size, 'tokens, of which none was sent twice').toBe(tokens.length);

  await tabs[0].getByRole('button', { name: 'Your account' }).click();
  await tabs[0].getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of tabs)
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});
