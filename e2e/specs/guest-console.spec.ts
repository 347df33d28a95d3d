import { expect, test } from '../fixtures/test';

test('a guest’s visit logs no errors to the console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of ['/', '/courses', '/courses/learn-python', '/playground/python']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(errors).toEqual([]);
});

test.describe('with a browser in German', () => {
  test.use({ locale: 'de-DE' });

  test('the app starts in German, and says what of a course is in English', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1, name: 'Kurse' })).toBeVisible();
    await page.getByRole('link', { name: 'SQL' }).first().click();
    await expect(page.getByText('Auf Englisch').first()).toBeVisible();
  });
});
