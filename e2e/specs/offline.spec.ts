import type { Page } from '@playwright/test';
import { signUp } from '../fixtures/api';
import { lessonTitled } from '../fixtures/content';
import { whenCached } from '../fixtures/offline';
import { editorText, expect, openSignedIn, output, test, writeCode } from '../fixtures/test';

/** Pages that were opened once work offline, including the editor, the language and new code; offline.long.spec.ts tries each language. */

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

/** What the page still has to send. */
const waitingWrites = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('emberforge.outbox.')).length);

test('a learner keeps their level, code and answer without a connection, and all goes on when it’s back', async ({
  page,
  context,
  server,
}) => {
  const lesson = lessonTitled('The First Spark');
  const [solved] = lesson.solution;
  const level = page.getByRole('link', { name: 'Level 1' });
  const answer = page.locator('[data-result="waiting"]');
  await openSignedIn(page, server, await signUp(server), `/lessons/${lesson.uuid}`);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.locator('[data-end]')).toBeVisible({ timeout: 60_000 });
  await whenCached(page, /LessonScreen/);

  await test.step('offline, a reload keeps the learner and their code, which runs', async () => {
    await context.setOffline(true);
    await expect(
      page.getByText('You’re offline. Your code is safe here; you can run it.').first(),
    ).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }),
    ).toBeVisible();
    await writeCode(page, 'print("by candlelight")');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    await expect(level).toBeVisible();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    await expect(editorText(page)).toContainText('by candlelight');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(output(page).getByText('by candlelight')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('an output that isn’t the one asked for is called that, and can be submitted all the same', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your output isn’t what the assignment shows.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit it anyway' }).click();
    await expect(answer).toContainText('The server decides when you’re back online.');
  });

  await test.step('a page that was never opened says so, and opens by itself later', async () => {
    await page.goto('/credits');
    await expect(page.getByRole('heading', { name: 'This page isn’t available offline' })).toBeVisible();
    await expect(page.getByRole('link', { name: lesson.title })).toBeVisible();
  });

  await test.step('back online, the page opens and the answer is submitted', async () => {
    const graded = page.waitForResponse(
      (reply) => reply.request().method() === 'POST' && reply.url().includes(lesson.uuid),
    );
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
    expect((await graded).status()).toBe(200);
    await expect(page.getByText('You’re offline.')).toHaveCount(0);
  });

  await test.step('with the server killed and started again, it’s the same', async () => {
    await page.goto(`/lessons/${lesson.uuid}`);
    await expect(editorText(page)).toContainText('by candlelight');
    await expect(answer).toHaveCount(0);
    // The page may have been left between the server's reply and its note of it; then it sends the answer once more.
    await expect.poll(() => waitingWrites(page)).toBe(0);
    await server.kill();
    await expect(
      page.getByText('We can’t reach the server. Your code is safe here; you can run it.').first(),
    ).toBeVisible();
    await writeCode(page, solved!.Content);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(answer).toContainText('Looks right');
    await page.getByRole('button', { name: '1 answer is waiting' }).click();
    const list = page.getByRole('dialog', { name: 'Waiting answers' });
    await expect(list.getByRole('listitem')).toContainText('Passed on this device');
    await page.keyboard.press('Escape');
    await expect(level).toBeVisible();
  });

  await test.step('a message to the authors waits with the answer, and both arrive', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Report a problem' }).click();
    await page.getByLabel('Your message').fill('There’s a typo.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('We’ll send your message when the server answers.').first()).toBeVisible();
    await page.getByRole('button', { name: '2 things are waiting' }).click();
    const list = page.getByRole('dialog', { name: 'Waiting to be sent' });
    await expect(list.getByRole('listitem').nth(1)).toContainText('There’s a typo.');
    await page.keyboard.press('Escape');
    await server.launch();
    const sent = page.getByText('Your message from before is on its way to the authors.').first();
    await expect(sent).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('[data-result="success"]')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('We can’t reach the server.')).toHaveCount(0);
    await expect(editorText(page)).toContainText(solved!.Content.split('\n').at(-2) ?? '');
  });
});

test('nothing personal is cached', async ({ page }) => {
  await page.goto('/courses');
  await page.waitForFunction(() => navigator.serviceWorker?.controller != null, null, { timeout: 30_000 });
  await page.reload();
  await page.waitForLoadState('networkidle');
  const cachedPaths = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cachedPaths.length).toBeGreaterThan(10);
  expect(cachedPaths.filter((path) => path.startsWith('/v1/') && !path.startsWith('/v1/static/'))).toEqual(
    [],
  );
});
