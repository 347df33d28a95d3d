import { signUp } from '../fixtures/api';
import { lessonTitled } from '../fixtures/content';
import { expect, openSignedIn, warmTest as test, writeCode } from '../fixtures/test';

/** Each kind of wrong answer has its own words, and repeated failures lead to help. */

const lesson = lessonTitled('The First Spark');

/** Programs without line breaks in blocks: the editor would indent them. */
const WRONG: readonly [program: string, phrase: string][] = [
  ['print("The forge is cold.")', 'Line 1 doesn’t match yet.'],
  ['print("the forge is lit.")', 'Line 1 differs only in upper and lower case.'],
  ['print("The forge is  lit.")', 'Line 1 differs only in its spaces.'],
  ['print("The forge is lit")', 'Line 1 differs only in its punctuation.'],
  ['print("The forge is lit.")\nprint("Hot!")', 'Your program printed 1 extra line.'],
  ['word = "lit"', 'Nothing was printed. Did you call print()?'],
  ['def light(): return "The forge is lit."', 'Nothing was printed. Did you return it instead?'],
];

test('wrong answers are told apart, errors are explained, and several of them lead to help', async ({
  page,
  server,
}) => {
  const result = page.locator('[data-result="failure"]');
  const submit = async (program: string, phrase: string) => {
    await writeCode(page, program);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(result).toContainText(phrase);
  };

  await openSignedIn(page, server, await signUp(server), `/lessons/${lesson.uuid}`);

  for (const [program, phrase] of WRONG) await submit(program, phrase);
  await expect(result.getByRole('row', { name: /Expected/ })).toHaveText(/The forge is lit\.$/);
  await expect(result.getByRole('row', { name: /You printed/ })).toHaveCount(0);

  await submit('print("The forge is lit.") x', 'SyntaxError on line 1 of main.py: invalid syntax');
  await expect(result).toContainText('Python can’t read this line.');
  await expect(result.getByRole('table')).toHaveCount(0);

  await submit('word = "lit"\nprint(wordd)', 'Error on line 2 of main.py. Go to line');
  await expect(result).toContainText('Python doesn’t know the name wordd, but it knows word.');
  await expect(result.getByText('Traceback')).toBeHidden();
  await result.getByText('Full error text').click();
  await expect(result.getByText('Traceback')).toBeVisible();

  await result.getByRole('button', { name: 'Show a tip' }).click();
  await result.getByRole('button', { name: 'See the solution' }).click();
  await expect(page.getByRole('alertdialog', { name: 'See the solution?' })).toBeVisible();
});
