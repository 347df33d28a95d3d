import type { Page } from '@playwright/test';
import { PAGES } from '../../renderer/src/pages/pages';
import { accessibilityProblemsInThemes } from '../fixtures/accessibility';
import { signUp } from '../fixtures/api';
import { lessonTitled } from '../fixtures/content';
import { whenReady } from '../fixtures/playground';
import { expect, openSignedIn, test } from '../fixtures/test';

/**
 * axe finds no problems on any screen, in dark and light mode, at every width. One window visits all of them: a new one
 * takes longer to load the app than axe takes to check a page.
 */

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
const SIGNED_IN_PAGES = Object.fromEntries(
  PAGES.filter(({ audience }) => audience === 'learners').map(({ title, example }) => [title, example]),
);

let page: Page;
/** Requests without a reply yet. */
const underWay = new Set<unknown>();

test.beforeAll(async ({ browser, server }) => {
  page = await browser.newPage({
    baseURL: server.url,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
});
test.afterAll(() => page.context().close());

/** Opens a page and waits until it shows its data. */
async function open(path: string): Promise<void> {
  underWay.clear();
  await page.goto(path);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // The gallery shows busy components on purpose.
  if (path === '/ui') await page.waitForLoadState('networkidle');
  else await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (/\/(playground|try)\//.test(page.url())) await whenReady(page);
  else await expect.poll(() => underWay.size).toBe(0);
}

for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
  test(name, async () => {
    await open(path);
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });
}

test('the login dialog', async () => {
  await open('/courses');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
});

test.describe('signed in', () => {
  test.beforeAll(async ({ server }) => {
    await openSignedIn(page, server, await signUp(server), '/dashboard');
  });

  for (const [name, path] of Object.entries(SIGNED_IN_PAGES)) {
    test(name, async () => {
      await open(path);
      expect(await accessibilityProblemsInThemes(page)).toEqual([]);
    });
  }

  test('recruiting a friend', async () => {
    // Behind the dialog the page has no headings.
    await page.goto('/dashboard?modal=recruit-a-friend');
    await expect(page.getByLabel('Your link')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });

  test('the learner’s own profile, and its settings', async () => {
    await open('/dashboard');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page.getByRole('heading', { name: 'Ada Smith' })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Account' }).click();
    await expect(page.getByText('This device')).toBeVisible();
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });

  test('the account menu', async () => {
    await open('/dashboard');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });
});
