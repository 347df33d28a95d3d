import { printed, runButton, runToEnd, whenReady } from '../fixtures/playground';
import { editorText, expect, output, warmTest as test, writeCode } from '../fixtures/test';

/* What people come for. The rest: playground.long.spec.ts. */

test('a program can be written, run and shared, and does not run when the link is opened', async ({
  page,
  browser,
}) => {
  await page.goto('/playground/python');
  await whenReady(page);
  await writeCode(page, 'print("from a friend")');
  await runToEnd(page);
  expect(await printed(page)).toBe('from a friend');
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByLabel('Link').inputValue();
  expect(link).toContain('/playground/python#code=');
  await page.getByRole('button', { name: 'Copy link' }).click();
  // The toast doesn't cover the result.
  const toast = await page.locator('[data-toasts] > li').boundingBox();
  const result = await output(page).boundingBox();
  expect(toast!.x + toast!.width).toBeLessThanOrEqual(result!.x);

  const friend = await browser.newPage();
  await friend.goto(new URL('/playground/python', link).href);
  await whenReady(friend);
  await writeCode(friend, 'print("my own")');
  await friend.goto(link);
  await expect(editorText(friend)).toContainText('from a friend');
  await expect(friend.getByText('This program came from a link.')).toBeVisible();
  await expect(friend.locator('[data-end]')).toHaveCount(0);
  await friend.getByRole('button', { name: 'Restore my program' }).click();
  await expect(editorText(friend)).toContainText('my own');
  await friend.close();
});

test('an endless loop can be stopped with the same button, and the next run works', async ({ page }) => {
  await page.goto('/playground/javascript');
  await whenReady(page);
  await writeCode(page, 'console.log("begun");\nfor (;;);');
  await runButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(output(page).getByText('begun')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(output(page).getByText('You stopped the program.')).toBeVisible();
  await expect(runButton(page)).toBeFocused();
  await writeCode(page, 'console.log("alive");');
  await runToEnd(page);
  expect(await printed(page)).toBe('alive');
});

test('on a phone Run shows the output, even while switching panes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/playground/javascript');
  await whenReady(page);
  const pane = (name: string) => page.getByRole('tablist', { name: 'Panes' }).getByRole('tab', { name });
  await pane('Output').click();
  await pane('Code').click();
  await runToEnd(page);
  await expect(output(page).getByText('Ada lights the forge.')).toBeInViewport();
  await expect(pane('Output')).toHaveAttribute('aria-selected', 'true');
});
