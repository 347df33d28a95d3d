import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { lessonTitled } from '../fixtures/content';
import { expect, signUpByScreen, test } from '../fixtures/test';

/** axe finds nothing, on every screen, wide and narrow; by day only colors differ, so one width is enough. */

const lesson = (title: string) => `/lessons/${lessonTitled(title).uuid}`;

const FOR_ALL: Record<string, string> = {
  home: '/',
  'sign-in': '/login',
  courses: '/courses',
  course: '/courses/learn-python',
  track: '/tracks/backend-beginnings',
  'lesson with output': lesson('The First Spark'),
  'lesson with tests': lesson('Give It Back'),
  'lesson with choices': lesson('A Label Can Move'),
  'lesson with an answer': lesson('Text That Looks Like a Number'),
  terms: '/terms',
  privacy: '/privacy',
  credits: '/credits',
  'every component': '/ui',
  'nothing there': '/no/such/page',
};
const FOR_LEARNERS: Record<string, string> = { dashboard: '/dashboard', onboarding: '/onboarding' };

const WIDTHS = [1440, 768, 390];
const THEMES = { dark: WIDTHS, light: [1440] } as const;

async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(
      ({ id, nodes }) => `${width}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  }
}

/** Skeletons are gone, and what fades in has done so. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // The gallery shows parts that are busy on purpose.
  if (!page.url().endsWith('/ui')) await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [theme, widths] of Object.entries(THEMES)) {
  test.describe(theme, () => {
    test.use({ colorScheme: theme as keyof typeof THEMES });

    for (const [name, path] of Object.entries(FOR_ALL)) {
      test(name, async ({ page }) => {
        await page.goto(path);
        await settled(page);
        await expectAccessible(page, widths);
      });
    }

    test('screens of learners', async ({ page, server }) => {
      await signUpByScreen(page, server);
      for (const path of Object.values(FOR_LEARNERS)) {
        await page.goto(path);
        await settled(page);
        await expectAccessible(page, widths);
      }
    });
  });
}

test('the menu of an account', async ({ page, server }) => {
  await signUpByScreen(page, server);
  await page.getByRole('button', { name: 'Your account' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page);
});

test('the login dialog', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});
