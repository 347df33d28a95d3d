import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { whenReady } from '../fixtures/playground';
import { expect, test } from '../fixtures/test';

/** axe finds nothing in a playground, by night and by day, wide and narrow, with its menus open. */

const WIDTHS = [1440, 768, 390];

/** What axe finds, and whether the page is wider than its window. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ...(isWide ? ['wider than the window'] : []),
  ];
}

test.describe('accessible', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  /** One screen serves all languages: Python's, SQL's with its tables, and a guided one. */
  const paths = ['/playground/python', '/playground/sql', '/try/python'];

  test('what opens over a playground', async ({ page }) => {
    test.slow(); // eighteen looks of axe
    await page.goto('/playground/python');
    await whenReady(page);
    const found: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of [/^Language/, 'Examples', 'More for this program', 'Theme']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        found.push(...(await faultsOf(page)).map((fault) => `${width}, menu ${name}: ${fault}`));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'More for this program' }).click();
      await page.getByRole('menuitem', { name: 'Editor settings' }).click();
      await page.getByRole('combobox', { name: 'Text size' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      found.push(...(await faultsOf(page)).map((fault) => `${width}, select: ${fault}`));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'Add a file' }).hover();
      await expect(page.getByRole('tooltip')).toBeAttached();
      found.push(...(await faultsOf(page)).map((fault) => `${width}, tooltip: ${fault}`));
    }
    expect(found).toEqual([]);
  });

  for (const path of paths) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await whenReady(page);
      const found: string[] = [];
      for (const colorScheme of ['dark', 'light'] as const) {
        // By day only colors differ.
        for (const width of colorScheme === 'dark' ? WIDTHS : [1440]) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 900 });
          await expect(page.locator('[data-editor="ready"]')).toBeVisible();
          const faults = await faultsOf(page);
          found.push(...faults.map((fault) => `${colorScheme} ${width}: ${fault}`));
        }
      }
      expect(found).toEqual([]);
    });
  }
});
