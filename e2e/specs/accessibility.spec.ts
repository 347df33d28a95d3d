import type { Page } from '@playwright/test';
import { PAGES } from '../../renderer/src/pages/pages';
import { accessibilityProblemsInThemes } from '../fixtures/accessibility';
import { lessonTitled } from '../fixtures/content';
import { whenReady } from '../fixtures/playground';
import { expect, signUpByScreen, test } from '../fixtures/test';

/** axe finds no problems on any screen, in dark and light mode, at every width. */

const lesson = (title: string) => `/lessons/${lessonTitled(title).uuid}`;

/** Every page, and what else a page can look like. */
const PUBLIC_PAGES: Record<string, string> = {
  ...Object.fromEntries(
    PAGES.filter(({ audience }) => audience !== 'learners').map(({ title, example }) => [title, example]),
  ),
  'lesson with tests': lesson('Give It Back'),
  'lesson with choices': lesson('A Label Can Move'),
  'lesson with an answer': lesson('Text That Looks Like a Number'),
  'playground with tables': '/playground/sql',
  'nothing there': '/no/such/page',
};
const SIGNED_IN_PAGES = PAGES.filter(({ audience }) => audience === 'learners').map(({ example }) => example);

/** Waits until skeletons are gone and fade-ins have finished. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The gallery shows busy components on purpose.
  if (!page.url().endsWith('/ui')) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (/\/(playground|try)\//.test(page.url())) await whenReady(page);
}

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
  test(name, async ({ page }) => {
    await page.goto(path);
    await settled(page);
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });
}

test('signed-in screens', async ({ page, server }) => {
  await signUpByScreen(page, server);
  for (const path of SIGNED_IN_PAGES) {
    await page.goto(path);
    await settled(page);
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
});

test('the login dialog', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
});
