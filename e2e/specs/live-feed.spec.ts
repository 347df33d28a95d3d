import type { Browser } from '@playwright/test';
import { signUp, succeed } from '../fixtures/api';
import { lessonTitled } from '../fixtures/content';
import type { TestServer } from '../fixtures/server';
import { expect, test } from '../fixtures/test';

const lesson = lessonTitled('One Line After Another');

/** A new learner's browser on /community. */
async function openCommunity(browser: Browser, server: TestServer) {
  const { email, accessToken: token } = await signUp(server);
  const { UUID } = await succeed<{ UUID: string }>(server, 'GET', '/users', { token });
  const page = await (await browser.newContext()).newPage();
  await page.context().addCookies([{ name: 'onboardingSeen', value: UUID, url: server.url }]);
  const body = { email, redirect: '/community' };
  await succeed(server, 'POST', '/users/email/send_magic_link', { body });
  await page.goto(await server.nextSignInLink(email, 1));
  await expect(page.getByRole('heading', { name: 'Community' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Quiet so far|Just finished)$/ }).first()).toBeVisible();
  return { page, token };
}

test('two browsers see each other’s lessons and rank as they happen', async ({ browser, server }) => {
  const ada = await openCommunity(browser, server);
  const grace = await openCommunity(browser, server);
  const body = { Files: lesson.solution.map(({ Name, Content }) => ({ Name, Content })) };
  await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token: ada.token, body });
  for (const { page } of [ada, grace]) {
    const feed = page.getByRole('list', { name: 'Lessons completed last' });
    await expect(feed.getByRole('listitem').first()).toContainText('One Line After Another');
  }
  await expect(ada.page.getByText(/^Rank \d+ today\.$/)).toBeVisible();
});
