import { printed, runButton, runToEnd, sharedAddress, watchShifts, whenReady } from '../fixtures/playground';
import { editorText, expect, output, warmTest as test, writeCode } from '../fixtures/test';

test('a truncated link shows a notice and keeps the current program', async ({ page }) => {
  await page.goto(sharedAddress('python', [{ name: 'main.py', content: 'print(1)' }]).slice(0, -12));
  await expect(page.getByText('This link is incomplete')).toBeVisible();
  await expect(editorText(page)).toContainText('lights the forge');
});

test('examples open, changes survive a reload, and reset asks for confirmation', async ({ page }) => {
  await page.goto('/playground/javascript');
  await whenReady(page);
  await page.getByRole('button', { name: 'Examples' }).click();
  await page.getByRole('menuitem', { name: /A queue in two files/ }).click();
  await expect(page.getByRole('tab', { name: 'queue.js' })).toBeVisible();
  await runToEnd(page);
  expect(await printed(page)).toContain('Forged: nails, forty of them');

  await writeCode(page, 'console.log("changed")');
  await page.reload();
  await expect(editorText(page)).toContainText('changed');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reset the program' }).click();
  await page.getByRole('button', { name: 'Reset the program' }).click();
  await expect(editorText(page)).toContainText('a ring for Mira');
});

test('a program reads its input, and an error links to its line', async ({ page }) => {
  await page.goto('/playground/python');
  await whenReady(page);
  await page.getByRole('tab', { name: 'Input' }).click();
  await page.getByLabel('Program input').fill('Grace\n');
  await writeCode(page, 'name = input()\nprint("Hello", name)\nprint(nme)\n');
  await runToEnd(page);
  await expect(output(page).getByText('Hello Grace')).toBeVisible();
  await output(page).getByText('Full error text').click();
  await output(page).getByRole('button', { name: 'File "main.py", line 3' }).click();
  await page.keyboard.insertText('# here\n');
  await expect(editorText(page)).toContainText('# here');
});

test('hitting a limit shows which one, its usage and a hint', async ({ page }) => {
  await page.goto(
    sharedAddress('javascript', [{ name: 'main.js', content: 'console.log("begun");\nfor (;;);' }]),
  );
  await whenReady(page);
  await runToEnd(page);
  await expect(
    output(page).getByText(/Stopped after 5 seconds.*Check for a loop that never ends/),
  ).toBeVisible();
  expect(await printed(page)).toBe('begun');
  const limits = output(page).getByRole('region', { name: 'Limits' });
  await expect(limits).toContainText('Time5 s of 5 s');
  await expect(limits).toContainText('Output1 line, 6 bytes of 1 MB');
});

test('a run causes no layout shifts', async ({ page }) => {
  const late = 'const begun = Date.now();\nconsole.log("one");\nwhile (Date.now() < begun + 1000);\n';
  await page.goto(
    sharedAddress('javascript', [{ name: 'main.js', content: `${late}throw new Error("two");` }]),
  );
  await whenReady(page);
  const shifts = await watchShifts(page);
  await runToEnd(page);
  await expect(output(page).getByText('Error on line 4 of main.js')).toBeVisible();
  expect(await shifts()).toEqual([]);
});

test('everything works with the keyboard: add a file, write, run and leave the editor', async ({ page }) => {
  await page.goto('/playground/python');
  await whenReady(page);
  await page.getByRole('button', { name: 'Add a file' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('File name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('main.py');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Two files are named "main.py"')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('forge.py');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'forge.py' })).toHaveAttribute('aria-selected', 'true');
  await page.locator('.monaco-editor textarea, .monaco-editor [role="textbox"]').first().focus();
  await page.keyboard.insertText('HEAT = 1100');
  await page.getByRole('tab', { name: 'forge.py' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'main.py' })).toHaveAttribute('aria-selected', 'true');
  await page.locator('.monaco-editor textarea, .monaco-editor [role="textbox"]').first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('import forge\nprint(forge.HEAT)');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(output(page).getByText('1100')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('leave editor')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(runButton(page)).toBeFocused();
});

test('the header links to the last used language', async ({ page }) => {
  await page.goto('/playground/javascript');
  await expect(page.getByRole('heading', { level: 1, name: 'JavaScript playground' })).toBeVisible();
  await page.goto('/courses');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Playground' }).click();
  await expect(page).toHaveURL(/\/playground\/javascript$/);
});

test('aliases of a language redirect to its page, and unknown languages show the error page', async ({
  page,
}) => {
  await page.goto('/playground/golang');
  await expect(page).toHaveURL(/\/playground\/go$/);
  await expect(page).toHaveTitle('Go playground · Emberforge');
  for (const path of ['/playground/cobol', '/try/cobol']) {
    await page.goto(path);
    await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
  }
});

test('guided pages open and link to their course', async ({ page }) => {
  for (const [slug, title] of Object.entries({ sql: 'SQL', golang: 'Go', javascript: 'JavaScript' })) {
    await page.goto(`/try/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: `Try ${title}` })).toBeVisible();
  }
  await page.goto('/try/python');
  await expect(page.getByRole('heading', { level: 1, name: 'Try Python' })).toBeVisible();
  await whenReady(page);
  await runToEnd(page);
  expect(await printed(page)).toContain('Hot enough to shape!');
  await page.getByRole('link', { name: 'Start the course' }).click();
  await expect(page).toHaveURL(/\/courses\/learn-python$/);
});
