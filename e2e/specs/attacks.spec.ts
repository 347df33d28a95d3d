import { LANGUAGES } from '@shared/runner/languages';
import { sampleOfAttacks } from '@shared/runner/testing/attacks/corpus';
import { AttackedPage, faultOf, Listener } from '../fixtures/attacks';
import { expect, test } from '../fixtures/test';

/* A handful of every theme, and nothing is left to the server. The whole corpus: attacks.corpus.spec.ts. */

test.setTimeout(300_000); // Go compiles each program, and the one after it.

test('attacks on the runner of the browser fail without the network, too', async ({ browser, server }) => {
  const listener = await Listener.open();
  const page = await AttackedPage.open(browser, server.url);
  for (const language of LANGUAGES) await page.load(language);
  await page.context.setOffline(true);
  const faults: string[] = [];
  for (const attack of sampleOfAttacks(listener.port)) {
    const fault = await faultOf(page, attack, listener);
    if (fault) faults.push(fault);
  }
  expect(faults).toEqual([]);
  await page.context.close();
  await listener.close();
});
