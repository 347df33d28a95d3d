import { watchConfetti } from '../fixtures/confetti';
import { lessonTitled } from '../fixtures/content';
import { watchShifts } from '../fixtures/playground';
import {
  editorText,
  expect,
  expectSignedIn,
  fillSignUp,
  newEmail,
  output,
  test,
  writeCode,
} from '../fixtures/test';

/** The main journey, end to end: read, run, sign up, submit, earn XP, and find everything again. */

const lesson = lessonTitled('The First Spark');
const [solved] = lesson.solution;
const path = `/lessons/${lesson.uuid}`;

test.describe.configure({ mode: 'serial' });

test('a guest runs code, signs up, passes, earns XP once, and finds everything again later', async ({
  page,
  server,
}) => {
  const email = newEmail();

  await test.step('a guest goes from the home page to the first lesson', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Start the first lesson' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
  });

  await test.step('the code runs in the browser', async () => {
    await writeCode(page, 'print("sparks", 6 * 7)');
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(output(page).getByText('sparks 42')).toBeVisible({ timeout: 60_000 });
  });

  await test.step('a guest’s wrong code fails, with a diff', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    const result = page.locator('[data-result="failure"]');
    await expect(result).toBeVisible();
    await expect(result).toContainText('Line 1 doesn’t match yet.');
    await expect(result).toContainText('sparks 42');
  });

  const result = page.locator('[data-result="success"]');
  const offer = page.getByRole('heading', { name: 'Create a free account to keep your 500 XP' });

  await test.step('correct code passes: the XP, an account to keep it and the next lesson appear, and nothing shifts', async () => {
    await writeCode(page, solved!.Content);
    const shifts = await watchShifts(page);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(output(page).getByText('The forge is lit.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(result.getByText('+500 XP')).toBeVisible();
    await expect(result.getByText('Level multiplier +100%')).toBeVisible();
    await expect(result.getByText('The forge is lit.')).toBeVisible();
    await expect(result.getByRole('link', { name: 'Next: One Line After Another' })).toBeFocused();
    await expect(offer).toBeVisible();
    expect(await shifts()).toEqual([]);
  });

  await test.step('home and the course show what a guest has done, and lead on', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/');
    await expect(tab.getByRole('heading', { name: 'You’ve solved 1 lesson' })).toBeVisible();
    await expect(tab.getByText('500 XP, and you’re at level 2.')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Continue: One Line After Another' })).toBeVisible();
    await tab.goto('/courses/learn-python');
    await expect(tab.getByText('Solved in this browser')).toBeVisible();
    await expect(tab.getByRole('navigation', { name: 'Map of the course' })).toContainText(
      /1 of \d+ lessons/,
    );
    await tab.close();
  });

  await test.step('the emailed link, opened in another tab, leads by the tracks to the paid lesson in both', async () => {
    await page.getByRole('button', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in' });
    await expect(dialog).toContainText('the 500 XP is yours');
    await fillSignUp(page, email);
    const tab = await page.context().newPage();
    const confetti = await watchConfetti(tab);
    await tab.goto(await server.nextSignInLink(email));
    await tab.getByRole('link', { name: 'Skip and go back to where you were' }).click();
    await expect(tab).toHaveURL(path);
    const paid = tab.locator('[data-result="success"]');
    await expect(paid.getByText('+500 XP')).toBeVisible();
    await expect(paid.getByText('Level 2', { exact: true })).toHaveCount(1);
    await expect(paid.getByText('Next role: Pupil, at level 20')).toBeVisible();
    await expect(paid.getByText('Day 1 of your streak')).toBeVisible();
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Level 2' })).toContainText('2');
    await expect.poll(confetti).toBeGreaterThan(500);
    await expect(tab.locator('[data-toasts]')).not.toContainText(/XP|Spot on!/);
    await expect(result.getByText('Level 2', { exact: true })).toHaveCount(1);
    await expect(offer).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await tab.close();
  });

  const level = page.getByRole('progressbar', { name: /Level/ }).first();
  const levelText = async () =>
    `${await level.getAttribute('aria-label')} ${await level.getAttribute('aria-valuetext')}`;

  await test.step('a reload and a server restart keep everything', async () => {
    await page.reload();
    await expect(editorText(page)).toContainText(solved!.Content.split('\n').at(-2) ?? '');
    await expect(page.getByText(/1 of \d+/).first()).toBeVisible();
    const before = await levelText();
    await server.stop();
    await server.launch();
    await page.reload();
    await expect.poll(levelText).toBe(before);
  });

  await test.step('a second submission earns no XP', async () => {
    const before = await levelText();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.locator('[data-result="success"]')).toBeVisible();
    await expect(page.locator('[data-result="success"]')).not.toContainText('XP');
    expect(await levelText()).toBe(before);
  });

  await test.step('Enter goes on to the next lesson', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'One Line After Another' })).toBeVisible();
  });

  await test.step('sign-out and sign-in work', async () => {
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in' }).click();
    const seen = server.signInLinks(email).length;
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByText('Click the link in your email to sign in')).toBeVisible();
    await page.goto(await server.nextSignInLink(email, seen));
    await expectSignedIn(page);
    await page.goto('/dashboard');
    await expect(page.getByText('One Line After Another').first()).toBeVisible();
  });
});
