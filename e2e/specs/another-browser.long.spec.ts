import type { Page } from '@playwright/test';
import { type SignedUp, signUp, succeed } from '../fixtures/api';
import { lessonTitled } from '../fixtures/content';
import type { TestServer } from '../fixtures/server';
import { editorText, expect, openSignedIn, test, writeCode } from '../fixtures/test';

const lesson = lessonTitled('One Line After Another');
const path = `/lessons/${lesson.uuid}`;

/** Signs in with a new link, which leads to the lesson. */
async function openByLink(page: Page, server: TestServer, learner: SignedUp): Promise<void> {
  const { email, accessToken: token } = learner;
  const { UUID } = await succeed<{ UUID: string }>(server, 'GET', '/users', { token });
  await page.context().addCookies([{ name: 'onboardingSeen', value: UUID, url: server.url }]);
  const seen = server.signInLinks(email).length;
  await succeed(server, 'POST', '/users/email/send_magic_link', { body: { email, redirect: path } });
  await page.goto(await server.nextSignInLink(email, seen));
  await page.waitForURL(`**${path}`);
}

test('another browser gets the code, restores an attempt, and the first one follows', async ({
  page,
  browser,
  server,
}) => {
  const learner = await signUp(server);
  const other = await (await browser.newContext()).newPage();

  await test.step('an attempt, and code after it', async () => {
    await openSignedIn(page, server, learner, path);
    await writeCode(page, 'print("first try")');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('[data-result="failure"]')).toBeVisible();
    await writeCode(page, 'print("second thought")');
    const { accessToken: token } = learner;
    const saved = async () =>
      JSON.stringify(await succeed(server, 'GET', `/users/lessons/${lesson.uuid}/draft`, { token }));
    await expect.poll(saved).toContain('second thought');
  });

  await test.step('the other browser opens the lesson with the latest code', async () => {
    await openByLink(other, server, learner);
    await expect(editorText(other)).toContainText('second thought');
  });

  await test.step('the attempt is restored from the history, by keyboard, and that can be undone', async () => {
    await other.getByRole('tab', { name: 'History' }).click();
    await other.getByRole('button', { name: /Not solved yet/ }).press('Enter');
    await expect(other.getByRole('tab', { name: 'Compare with now' })).toBeVisible();
    await other.getByRole('button', { name: 'Restore' }).press('Enter');
    const isSaved = other.waitForResponse((reply) => reply.request().method() === 'PUT');
    await other.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).press('Enter');
    await expect(editorText(other)).toContainText('first try');
    expect((await isSaved).status()).toBe(200);
    await expect(other.getByRole('button', { name: /Earlier version/ })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  await test.step('the first browser shows it when the learner comes back to it', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(editorText(page)).toContainText('first try');
  });

  await other.context().close();
});
