import { lessonTitled } from '../fixtures/content';
import { expect, test, writeCode } from '../fixtures/test';

/** The editor indents by itself. */
const WRONG = 'def order_total(price, count):\n    total = price * count\n    return total';

test('a failed test is stepped through offline, to the line and the values that were wrong', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const lesson = lessonTitled('Find the Bug: Give It Back with return');
  await page.goto(`/lessons/${lesson.uuid}`);
  await expect(page.locator('[data-editor="ready"]')).toBeVisible({ timeout: 30_000 });
  await writeCode(page, WRONG);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const failed = page.getByRole('list', { name: 'Tests' }).getByRole('listitem').first();
  await expect(failed).toContainText('order_total(4, 3)', { timeout: 60_000 });
  // Its code loads after the first run.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    );
  await expect
    .poll(loaded, { timeout: 30_000 })
    .toMatch(/DebuggerPanel.*load-recorder|load-recorder.*DebuggerPanel/);
  await context.setOffline(true);

  await failed.getByRole('button', { name: 'Step through' }).click();
  const steps = page.getByRole('region', { name: 'Debugger' });
  await expect(steps.locator('p', { hasText: 'order_total() returns 12.' })).toBeVisible({ timeout: 30_000 });
  const frame = steps.getByRole('region', { name: 'order_total()' });
  await expect(frame).toContainText('line 3');
  await expect(frame.getByRole('definition')).toHaveText(['4', '3', '12']);
  await expect(page.locator('.monaco-editor [class*="done"]').first()).toBeVisible();

  await page.keyboard.press('Home');
  await expect(steps.getByRole('slider')).toHaveAttribute('aria-valuetext', /^Step 1 of /);
  await page.keyboard.press('ArrowRight');
  await expect(frame).toContainText('line 2');
});
