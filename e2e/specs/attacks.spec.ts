import { LANGUAGES } from '@shared/runner/languages';
import { sampleOfAttacks } from '@shared/runner/testing/attacks/corpus';
import { AttackedPage, attackProblem, Listener } from '../fixtures/attacks';
import { expect, test } from '../fixtures/test';

/* A sample of every theme, run only in the browser. The whole corpus: attacks.corpus.spec.ts. */

/** Each attack compiles for seconds: one shows that its language is sealed, too. */
const COMPILED: readonly string[] = ['c', 'go'];

test.setTimeout(300_000); // Go compiles each program and the one after it.

test('attacks on the browser’s runner fail offline, too', async ({ browser, server }) => {
  const listener = await Listener.open();
  const page = await AttackedPage.open(browser, server.url);
  for (const language of LANGUAGES) await page.load(language);
  await page.context.setOffline(true);
  const problems: string[] = [];
  const sample = sampleOfAttacks(listener.port).filter(
    ({ language }, index, all) =>
      !COMPILED.includes(language) || all.findIndex((each) => each.language === language) === index,
  );
  for (const [index, attack] of sample.entries()) {
    const isLastOfLanguage = sample[index + 1]?.language !== attack.language;
    const problem = await attackProblem(page, attack, listener, { isNextRunTried: isLastOfLanguage });
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
  await page.context.close();
  await listener.close();
});
