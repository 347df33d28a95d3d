import { lessonTitled } from '../fixtures/content';
import { editorText, expect, output, warmTest as test, writeCode } from '../fixtures/test';

const lesson = lessonTitled('One Line After Another');

test('an endless program can be stopped, and the code survives it and a reload', async ({ page }) => {
  await page.goto(`/lessons/${lesson.uuid}`);
  await writeCode(page, 'print("begun", flush=True)\nwhile True:\n    pass\n');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(output(page).getByText('begun')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Run' })).toBeVisible();
  await page.reload();
  await expect(editorText(page)).toContainText('while True');
  await writeCode(page, 'print("still here")');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(output(page).getByText('still here')).toBeVisible({ timeout: 60_000 });
});

test('an error is marked on its line', async ({ page }) => {
  await page.goto(`/lessons/${lesson.uuid}`);
  await writeCode(page, 'print("one")\nprint(two)\n');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(output(page).getByText('Error on line 2 of main.py')).toBeVisible({
    timeout: 60_000,
  });
  await expect(output(page).getByText("NameError: name 'two' is not defined", { exact: true })).toBeVisible();
});
