import { problemsIn, setLook, WINDOWS } from '../fixtures/accessibility';
import { LEARNERS_PAGES, PUBLIC_PAGES, Visitor } from '../fixtures/accessibility-pages';
import { signUp } from '../fixtures/api';
import { expect, openSignedIn, test } from '../fixtures/test';

/**
 * axe finds no problems on any page, and the content security policy blocks nothing that one does. The pages are dealt out to windows, each of one theme and width, which visit them
 * within the app. Every theme and width of all of them: accessibility.long.spec.ts.
 */

/** However many pages there are, `npm test` has time for this many. */
const MAX_PAGES = 60;

const everything = Object.entries({ ...LEARNERS_PAGES, ...PUBLIC_PAGES });
const pages = everything.filter((_, at) => at % Math.ceil(everything.length / MAX_PAGES) === 0);

test.describe.configure({ mode: 'parallel', timeout: 180_000 });
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const [first, look] of WINDOWS.entries())
  test(`pages in ${look.colorScheme} at ${look.width}`, async ({ page, server }) => {
    await setLook(page, look);
    await openSignedIn(page, server, await signUp(server), '/courses');
    const visitor = new Visitor(page);
    for (const [at, [name, path]] of pages.entries()) {
      if (at % WINDOWS.length !== first) continue;
      await test.step(name, async () => {
        await visitor.goTo(path);
        expect.soft(await problemsIn(page, look), name).toEqual([]);
        expect.soft(visitor.takeBlocked(), name).toEqual([]);
      });
    }
  });

test('what a guest sees first', async ({ page }) => {
  const [look] = WINDOWS;
  await setLook(page, look!);
  await new Visitor(page).open('/');
  expect(await problemsIn(page, look!)).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await problemsIn(page, look!)).toEqual([]);
});
