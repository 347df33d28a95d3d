import type { Page } from '@playwright/test';
import { accessibilityProblemsInThemes } from '../fixtures/accessibility';
import { LEARNERS_PAGES, PUBLIC_PAGES, Visitor } from '../fixtures/accessibility-pages';
import { signUp } from '../fixtures/api';
import { expect, openSignedIn, test } from '../fixtures/test';

/**
 * axe finds no problems on any screen, in dark and light mode, at every width. One window visits all of them: a new one
 * takes longer to load the app than axe takes to check a page.
 */

let page: Page;
let visitor: Visitor;

test.beforeAll(async ({ browser, server }) => {
  page = await browser.newPage({
    baseURL: server.url,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  visitor = new Visitor(page);
});
test.afterEach(() => expect(visitor.takeBlocked()).toEqual([]));
test.afterAll(() => page.context().close());

for (const [name, path] of Object.entries(PUBLIC_PAGES)) {
  test(name, async () => {
    await visitor.open(path);
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });
}

test('the login dialog', async () => {
  await visitor.open('/courses');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityProblemsInThemes(page)).toEqual([]);
});

test.describe('signed in', () => {
  test.beforeAll(async ({ server }) => {
    await openSignedIn(page, server, await signUp(server), '/dashboard');
  });

  for (const [name, path] of Object.entries(LEARNERS_PAGES)) {
    test(name, async () => {
      await visitor.open(path);
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
    await visitor.open('/dashboard');
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
    await visitor.open('/dashboard');
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    expect(await accessibilityProblemsInThemes(page)).toEqual([]);
  });
});
