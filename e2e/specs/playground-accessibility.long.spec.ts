import type { Page } from '@playwright/test';
import { accessibilityProblems } from '../fixtures/accessibility';
import { whenReady } from '../fixtures/playground';
import { expect, test } from '../fixtures/test';

/** axe finds no problems in a playground with its menus open, on a computer and on a phone. */
const WIDTHS = [1440, 390];

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

async function openEditorSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Editor settings' }).click();
  await page.getByRole('combobox', { name: 'Text size' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

test('overlays of a playground', async ({ page }) => {
  test.slow(); // axe runs twelve times
  await page.goto('/playground/python');
  await whenReady(page);
  const found: string[] = [];
  const check = async (what: string) =>
    found.push(...(await accessibilityProblems(page)).map((fault) => `${what}: ${fault}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of [/^Language/, 'Examples', 'More actions', 'Theme']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await check(`${width}, menu ${name}`);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    }
    await openEditorSettings(page);
    await check(`${width}, select`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add a file' }).hover();
    await expect(page.getByRole('tooltip')).toBeAttached();
    await check(`${width}, tooltip`);
  }
  expect(found).toEqual([]);
});
