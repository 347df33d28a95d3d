import { signUp } from '../fixtures/api';
import { lessonTitled, terminalLesson } from '../fixtures/content';
import { expect, openSignedIn, output, test, warmTest } from '../fixtures/test';

const MODALS_FOR_EVERYONE = [
  'boss',
  'gem-store',
  'info-boots',
  'info-boots-interview',
  'info-difficulty',
  'info-guest',
  'info-potions',
  'info-sharpshooter',
  'info-solutions',
  'info-spellbook',
  'info-streak',
  'info-streak-protection',
  'info-video',
  'recruit-a-friend',
];

test('the home page loads no editor, no runner, and nothing from other origins', async ({ page, server }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'))).toEqual([]);
  expect(requested.filter((url) => /monaco|editor|runtimes|worker/i.test(url))).toEqual([]);

  await test.step('until its code, which can be changed, is run', async () => {
    await page.getByLabel('The program').fill('print("My forge is hot.")');
    await page.getByRole('article').getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('article').locator('samp')).toHaveText('My forge is hot.', {
      timeout: 60_000,
    });
  });
});

test('the app takes the place of the page that the server rendered, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(globalThis, { shift: (globalThis as unknown as { shift: number }).shift + value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start the first lesson' })).toBeVisible();
  const shift = await page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
  expect(shift).toBeLessThan(0.01);
});

test('a button that’s clicked before the app is there works as soon as it is', async ({ page }) => {
  const [app, data] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/.*\.js$/, (route) => app.promise.then(() => route.continue()));
  await page.route('**/v1/static/courses/**', (route) => data.promise.then(() => route.continue()));
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.locator('#prerendered').getByRole('button', { name: 'Sign in' }).click();
  app.resolve();
  // The app has more buttons by now than the page that was clicked.
  await expect(page.locator('#root').getByLabel('Theme')).toBeAttached();
  data.resolve();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
});

test('a lesson loads nothing from other origins and does not violate the content security policy', async ({
  page,
  server,
}) => {
  const requested: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`/lessons/${lessonTitled('The First Spark').uuid}`);
  await expect(page.locator('[data-editor="ready"]')).toBeVisible();
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(output(page).getByText('The forge is cold.')).toBeVisible({ timeout: 60_000 });
  const local = [server.url, server.url.replace('http', 'ws'), 'data:', 'blob:'];
  expect(requested.filter((url) => !local.some((start) => url.startsWith(start)))).toEqual([]);
  expect(problems).toEqual([]);
});

test.describe('URLs', () => {
  warmTest('open and close every modal', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.locator('#prerendered')).toHaveCount(0);
    const dialog = page.getByRole('dialog');
    const waysToClose = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5), // the backdrop
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.goBack(),
    ];
    for (const [index, modal] of MODALS_FOR_EVERYONE.entries()) {
      // As a link in a text does, without loading the page again.
      await page.evaluate((name) => {
        history.pushState(null, '', `?keep=1&modal=${name}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, modal);
      await expect(dialog, modal).toBeVisible();
      // Visible is a moment earlier than ready for a key or a click.
      await expect(async () => {
        if (await dialog.isVisible()) await waysToClose[index % waysToClose.length]!();
        await expect(dialog, modal).toHaveCount(0, { timeout: 2_000 });
      }).toPass();
      expect(page.url()).not.toContain('modal=');
    }
    await page.goto('/terms?modal=quest-board');
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  });

  warmTest('an unknown page shows a 404 with a link back and a search', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByText('Oh no!')).toBeVisible();
    await expect(page.getByText('Page Not Found', { exact: false })).toContainText('/no/such/page');
    await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await page.getByRole('button', { name: 'Search the site' }).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  warmTest('an address begins at its top, and a reload stays where the reader was', async ({ page }) => {
    const place = () => page.evaluate(() => scrollY);
    await page.goto('/privacy');
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 600));
    await page.reload();
    await expect.poll(place).toBe(600);
    await page.goto('/lore');
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await place()).toBe(0);
  });

  warmTest('an unknown lesson shows a 404', async ({ page }) => {
    await page.goto('/lessons/00000000-0000-4000-8000-000000000000');
    await expect(page.getByText('Oh no!')).toBeVisible();
    await expect(page.getByText('404').first()).toBeVisible();
  });

  warmTest('a trailing slash is removed', async ({ page }) => {
    await page.goto('/courses/');
    await expect(page).toHaveURL('/courses');
  });

  warmTest('a broken sign-in link is explained, and a new one can be requested', async ({ page }) => {
    await page.goto('/login?otp=spent-long-ago');
    await expect(page.getByText(/wrong, expired, or already used/).first()).toBeVisible();
  });
});

warmTest(
  'a placement check says which chapters to skip, and the course continues after them',
  async ({ page }) => {
    await page.goto('/courses/learn-sql');
    await page.getByRole('link', { name: 'Know some of it? Find out what to skip' }).click();
    const question = page.getByRole('heading', { level: 2, name: 'Question 1' });
    await expect(question).toBeVisible();
    await page
      .getByRole('radio')
      .or(page.getByRole('textbox', { name: 'Your answer' }))
      .first()
      .waitFor();
    const unknown = page.getByRole('button', { name: 'I don’t know' });
    for (let number = 2; await unknown.isVisible(); number += 1) {
      await unknown.click();
      await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(`Question ${number - 1}`);
    }
    await expect(page.getByRole('heading', { name: 'Start at the beginning' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to the course' }).click();
    await expect(page.getByRole('navigation', { name: 'Map of the course' })).toContainText('you’re here');
  },
);

warmTest(
  'the dashboard says why it needs an account, and sign-up marks what is missing',
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByText('Sign in to see it.')).toBeVisible();
    await page.getByLabel('Email').fill('not-an-address');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByText('Please enter a valid email')).toBeVisible();
    await page.getByLabel('Email').fill('nobody-yet@example.org');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    const isMarked = (label: string) =>
      expect(page.getByLabel(label)).toHaveAccessibleDescription('Please fill in all fields');
    await isMarked('First name');
    await isMarked('Last name');
    await page.getByLabel('First name').fill('Ada');
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  },
);

warmTest(
  'on a phone, a learner’s places, level, gems and streak are in reach of the thumb',
  async ({ page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, server, await signUp(server), '/courses');
    const bar = page.getByRole('navigation', { name: 'Quick access' });
    await expect(bar.getByRole('link', { name: /^Level 1$/ })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Gem store: you have 0 gems' })).toBeVisible();
    await expect(bar.getByRole('link', { name: /streak/i })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Learn', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await bar.getByRole('link', { name: 'League', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
    await bar.getByRole('link', { name: 'Train', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Training' })).toBeVisible();
    const box = await bar.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(844);
    await bar.getByRole('button', { name: 'Your account' }).click();
    const menu = page.getByRole('menu');
    await expect(
      menu.getByRole('group', { name: 'You' }).getByRole('menuitem', { name: 'Settings' }),
    ).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('menuitem', { name: /Reset/ })).toHaveCount(0);

    await test.step('a lesson has its own actions there, and never scrolls beyond them', async () => {
      await page.goto(`/lessons/${terminalLesson.uuid}`);
      await expect(page.getByRole('tab', { name: 'Terminal' })).toBeVisible();
      await expect(bar).toHaveCount(0);
      const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
      expect(await heights()).toEqual([844, 844]);
    });
  },
);
