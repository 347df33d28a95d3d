import { authoredLessons } from '../fixtures/content';
import { expect, test } from '../fixtures/test';

/** The task of a lesson can be read without scrolling, on a small laptop and on a phone. */

const lessons = authoredLessons();
/** The last lesson of each type. */
const sample = new Map(lessons.map((lesson) => [lesson.type, lesson])).values();
const LAPTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

test('every type of lesson has its task in sight, on every pane', async ({ page }) => {
  await page.route(/runtimes|MonacoEditor/, (route) => route.abort()); // nothing is written or run here
  const strip = page.getByRole('region', { name: 'Your task' }).locator('[data-task]');
  const expectInSight = async () => {
    await expect(strip).toContainText(/Your task\s+\S/);
    await expect(strip).toBeInViewport({ ratio: 1 });
    expect(await strip.evaluate((task) => task.scrollHeight - task.clientHeight)).toBeLessThanOrEqual(1);
  };
  for (const lesson of sample) {
    await test.step(lesson.title, async () => {
      await page.setViewportSize(LAPTOP);
      await page.goto(`/lessons/${lesson.uuid}`);
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
      await expectInSight();
      await page.setViewportSize(PHONE);
      const panes = page.getByRole('tablist', { name: 'Panes' }).getByRole('tab');
      await expect(panes.first()).toBeVisible();
      for (const pane of await panes.all()) {
        await pane.click();
        await expectInSight();
      }
    });
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('code is written with the plain editor and its keys, and a run ticks the steps', async ({ page }) => {
    const runtimes: string[] = [];
    page.context().on('request', (request) => {
      if (request.url().includes('/runtimes/')) runtimes.push(request.url());
    });
    await page.goto(`/lessons/${lessons[0]!.uuid}`);
    await page.getByRole('button', { name: /^All \d steps/ }).tap();
    await page.getByRole('tab', { name: 'Code' }).tap();
    const editor = page.getByRole('textbox', { name: 'main.py' });
    await expect(editor).toBeInViewport();
    expect(runtimes).toEqual([]);
    await editor.tap();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('print');
    await page.getByRole('button', { name: 'Open parenthesis' }).tap();
    await page.getByRole('button', { name: 'Double quote' }).tap();
    await page.keyboard.type('The forge is lit.');
    await page.getByRole('button', { name: 'Double quote' }).tap();
    await page.getByRole('button', { name: 'Close parenthesis' }).tap();
    await expect(editor).toHaveValue('print("The forge is lit.")');
    await expect(page.locator('.hljs-string', { hasText: '"The forge is lit."' })).toBeVisible();
    await expect(page.locator('.monaco-editor')).toHaveCount(0);
    await page.getByRole('button', { name: 'Run', exact: true }).tap();
    const output = page.getByRole('region', { name: 'Program output' });
    await expect(output).toContainText('The forge is lit.', { timeout: 60_000 });
    expect(runtimes.length).toBeGreaterThan(0);
    await expect(page.getByRole('region', { name: 'Your task' })).toContainText('Output matches');
    await expect(page.getByRole('region', { name: 'The whole task' }).getByText('Done:')).toHaveCount(2);
  });
});
