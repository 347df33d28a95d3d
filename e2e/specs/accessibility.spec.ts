import type { Page } from '@playwright/test';
import { accessibilityProblemsByTurns } from '../fixtures/accessibility';
import { LEARNERS_PAGES, PUBLIC_PAGES, Visitor } from '../fixtures/accessibility-pages';
import { signUp } from '../fixtures/api';
import { expect, openSignedIn, test } from '../fixtures/test';

/**
 * axe finds no problems on any page. Each is visited within the app, in one theme and width: the next of its row. Every
 * theme and width of all of them: accessibility.long.spec.ts.
 */

/** However many pages there are, `npm test` has time for this many. */
const MAX_PAGES = 60;
/** Each is a window; they're spread over the workers. */
const WINDOWS = 6;

const everything = Object.entries({ ...LEARNERS_PAGES, ...PUBLIC_PAGES });
const pages = everything.filter((_, at) => at % Math.ceil(everything.length / MAX_PAGES) === 0);

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (let first = 0; first < WINDOWS; first++)
  test(`pages ${first + 1} of ${WINDOWS}`, async ({ page, server }) => {
    await openSignedIn(page, server, await signUp(server), '/courses');
    const visitor = new Visitor(page);
    for (const [at, [name, path]] of pages.entries()) {
      if (at % WINDOWS !== first) continue;
      await test.step(name, async () => {
        await visitor.goTo(path);
        expect.soft(await accessibilityProblemsByTurns(page, Math.floor(at / WINDOWS)), name).toEqual([]);
      });
    }
  });

test('what a guest sees first', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open('/');
  await expectAccessible(page, 0);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 1);
});

async function expectAccessible(page: Page, turn: number): Promise<void> {
  expect(await accessibilityProblemsByTurns(page, turn)).toEqual([]);
}
