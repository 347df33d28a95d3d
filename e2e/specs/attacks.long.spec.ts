import { LANGUAGES } from '@shared/runner/languages';
import { sampleOfAttacks } from '@shared/runner/testing/attacks/corpus';
import { AttackedPage, attackProblem, Listener } from '../fixtures/attacks';
import { expect, test } from '../fixtures/test';

/* A sample of every theme, run only in the browser. The whole corpus: attacks.corpus.spec.ts. */

/** Their attacks compile for seconds each. The server’s sample (attacks.long.test.ts) has them. */
const COMPILED: readonly string[] = ['c', 'go'];

test.setTimeout(120_000); // Several attacks run until a time limit.

test('attacks on the browser’s runner fail offline, too', async ({ browser, server }) => {
  const listener = await Listener.open();
  const page = await AttackedPage.open(browser, server.url);
  const sample = sampleOfAttacks(listener.port).filter(({ language }) => !COMPILED.includes(language));
  for (const language of LANGUAGES) if (!COMPILED.includes(language)) await page.load(language);
  await page.context.setOffline(true);
  const problems: string[] = [];
  for (const [index, attack] of sample.entries()) {
    const isLastOfLanguage = sample[index + 1]?.language !== attack.language;
    const problem = await attackProblem(page, attack, listener, { isNextRunTried: isLastOfLanguage });
    if (problem) problems.push(problem);
  }
  expect(problems).toEqual([]);
  await page.context.close();
  await listener.close();
});
