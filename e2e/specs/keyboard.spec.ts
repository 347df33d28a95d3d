import type { Page } from '@playwright/test';
import { lessonTitled } from '../fixtures/content';
import { editorText, expect, expectSignedIn, newEmail, output, test } from '../fixtures/test';

/** The main journey again, without a mouse: every step uses Tab, Enter, typing and shortcuts. */

const lesson = lessonTitled('The First Spark');
const [solved] = lesson.solution;

/** Presses Tab until the control with this role and name has the focus. */
async function tabTo(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Pressing Tab 80 times doesn't reach the ${role} "${name}".`);
}

async function pressOn(
  page: Page,
  role: Parameters<Page['getByRole']>[0],
  name: string | RegExp,
): Promise<void> {
  await tabTo(page, role, name);
  await page.keyboard.press('Enter');
}

test('a learner without a mouse signs up, reads, runs, submits and continues', async ({ page, server }) => {
  const email = newEmail();

  await test.step('sign up', async () => {
    await page.goto('/');
    await pressOn(page, 'button', 'Sign in');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Grace');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hopper');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Click the link in your email to sign in')).toBeVisible();
    await page.goto(await server.nextSignInLink(email));
    await expectSignedIn(page);
  });

  await test.step('find a lesson that was never opened', async () => {
    await page.keyboard.press('ControlOrMeta+K');
    await page.getByRole('combobox').waitFor();
    await page.keyboard.type(lesson.title.toLowerCase());
    await expect(page.getByRole('option', { name: lesson.title, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  });

  await test.step('write in the editor, run, and leave the editor', async () => {
    await expect(page.locator('.monaco-editor')).toBeVisible();
    await tabTo(page, 'textbox', /main\.py/);
    await page.keyboard.press('ControlOrMeta+g');
    await expect(page.getByRole('tab', { name: 'Spellbook', selected: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Shift+G');
    await expect(page.getByRole('tab', { name: 'Lesson', selected: true })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('print("by hand")');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(output(page).getByText('by hand')).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press('ControlOrMeta+Escape');
    await expect(page.getByRole('button', { name: 'Run' })).toBeFocused();
  });

  await test.step('submit: failure, then success', async () => {
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    await expect(page.locator('[data-result="failure"]')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await tabTo(page, 'textbox', /main\.py/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(solved!.Content);
    await page.keyboard.press('ControlOrMeta+Shift+Enter');
    const result = page.locator('[data-result="success"]');
    await expect(result).toBeVisible();
    // What it brought is in the result, not in toasts that repeat it.
    await expect(result.getByRole('button', { name: 'Achievement unlocked: First Spark' })).toBeVisible();
    await expect(page.locator('[data-toasts]')).not.toContainText(/XP|Spot on!|Achievement/);
    await expect(editorText(page)).toBeVisible();
  });

  await test.step('go to the next lesson, back, and forward again', async () => {
    await page.keyboard.press('ControlOrMeta+Escape');
    await pressOn(page, 'link', 'Next: One Line After Another');
    await expect(page.getByRole('heading', { level: 1, name: 'One Line After Another' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Comma');
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+Period');
    await expect(page.getByRole('heading', { level: 1, name: 'One Line After Another' })).toBeVisible();
  });

  await test.step('look at the contents: closing them leaves no tooltip behind', async () => {
    // Before the focused heading, and Tab doesn't come around: it indents in the editor.
    await page.getByRole('button', { name: 'Course contents' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Course contents' })).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('list the shortcuts, and find a lesson', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.type('Give It Back');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Give It Back' })).toBeVisible();
  });

  await test.step('close a dialog while a toast is on top of it', async () => {
    await page.goto('/ui');
    await pressOn(page, 'button', 'Open dialog');
    await pressOn(page, 'button', 'Show a toast');
    await expect(page.getByText('A toast above the dialog').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open dialog' })).toBeFocused();
  });
});
