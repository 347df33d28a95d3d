import type { Page } from '@playwright/test';
import { KNOWN_PROGRAMS } from '@shared/runner/testing/programs';
import { lessonTitled } from '../fixtures/content';
import { printed, runToEnd, sharedAddress, whenReady } from '../fixtures/playground';
import type { TestServer } from '../fixtures/server';
import { expect, output, test, writeCode } from '../fixtures/test';

/** Pages that were opened once work offline, including the editor, the language and new code. */

/** Waits until the page and everything it loaded are cached. */
async function whenCached(page: Page, chunk: RegExp): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker?.controller != null, null, { timeout: 30_000 });
  const cachedFiles = () =>
    page.evaluate(async () => {
      const found = await (await caches.open('emberforge-assets')).keys();
      return found.map(({ url }) => url).join('\n');
    });
  await expect.poll(cachedFiles, { timeout: 30_000 }).toMatch(chunk);
}

/** A compiler downloads in the background after the first run. */
async function whenCompilerCached(page: Page, server: TestServer, language: string): Promise<void> {
  const manifest = await (await fetch(`${server.url}/runtimes/${language}/manifest.json`)).text();
  const files = manifest.match(/"sha256"/g)?.length ?? 0;
  const cachedFiles = () =>
    page.evaluate(async (path) => {
      const found = await (await caches.open('emberforge-runtimes')).keys();
      return found.filter(({ url }) => new URL(url).pathname.startsWith(path)).length;
    }, `/runtimes/${language}/`);
  await expect.poll(cachedFiles, { timeout: 90_000 }).toBe(files);
}

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

for (const { language, files, stdin, stdout, edit } of KNOWN_PROGRAMS) {
  test(`an edited ${language} program with several files runs offline`, async ({ page, context, server }) => {
    await page.goto(sharedAddress(language, files, stdin));
    expect(await whenReady(page)).not.toBe('unavailable');
    await runToEnd(page);
    expect(await printed(page)).toBe(stdout.trimEnd());
    await whenCached(page, /PlaygroundScreen/);
    if (language === 'c' || language === 'go') await whenCompilerCached(page, server, language);

    await context.setOffline(true);
    await page.reload();
    await whenReady(page);
    await page.getByRole('tab', { name: edit.file.name }).click();
    await writeCode(page, edit.file.content);
    await runToEnd(page);
    expect(await printed(page)).toBe(edit.stdout.trimEnd());
  });
}

test('a lesson that was opened before is available offline, and its code runs', async ({ page, context }) => {
  const lesson = lessonTitled('The First Spark');
  await page.goto(`/lessons/${lesson.uuid}`);
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.locator('[data-end]')).toBeVisible({ timeout: 60_000 });
  await whenCached(page, /LessonScreen/);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  await writeCode(page, 'print("by candlelight")');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(output(page).getByText('by candlelight')).toBeVisible({ timeout: 30_000 });
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
