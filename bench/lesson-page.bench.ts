import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { launchOptions } from '../e2e/fixtures/chromium';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { median, report } from './report';
import { rounds } from './rounds';

/**
 * Time until a lesson is usable on a first visit with a slow phone: "Fast 3G" (150 ms, 1.6 Mbit/s down, 750 kbit/s up)
 * and a processor four times slower. Usable means that the learner's code is in an editor that accepts input, and Run can
 * be clicked. The baseline is the budget.
 */

const BUDGET_MS = 2_500;
const ROUNDS = rounds(7);
const FAST_3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const USABLE = '[data-editor]';
const COMPLETE = '[data-editor="ready"]';

interface Times {
  usable: number;
  complete: number;
}

/** Milliseconds from the navigation to each state, by the page's own clock. */
async function visit(context: BrowserContext, url: string, throttled: boolean): Promise<Times> {
  const page = await context.newPage();
  if (throttled) {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', FAST_3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  }
  await page.addInitScript(
    ({ usable, complete }) => {
      const seen: Partial<Times> = {};
      Object.assign(globalThis, { seen });
      const look = () => {
        if (document.querySelector('#prerendered')) return; // to look at, not to use
        const run = document.querySelector('#run-button');
        if (run && document.querySelector(usable)) seen.usable ??= performance.now();
        if (document.querySelector(complete)) seen.complete ??= performance.now();
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    },
    { usable: USABLE, complete: COMPLETE },
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(COMPLETE, { timeout: 60_000 });
  // Playwright's polling would disturb the measurement, so the page recorded the times itself.
  const times = await page.evaluate(() => (globalThis as unknown as { seen: Times }).seen);
  await page.close();
  return times;
}

async function measure(browser: Browser, url: string): Promise<Times[]> {
  const context = await browser.newContext();
  await visit(context, url, false);
  const times: Times[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await visit(context, url, true));
  await context.close();
  return times;
}

const server = await TestServer.start();
const browser = await chromium.launch(launchOptions);
try {
  const times = await measure(browser, `${server.url}/lessons/${authoredLessons()[0]!.uuid}`);
  report([
    {
      name: 'lesson page usable (editor accepts input, Run can be clicked)',
      ours: median(times.map(({ usable }) => usable)),
      peer: BUDGET_MS,
      unit: 'ms',
      peerName: 'the budget',
      limit: 1,
    },
  ]);
  const complete = median(times.map((time) => time.complete));
  console.log(`  Monaco has replaced the plain editor after ${complete.toFixed(0)} ms`);
} finally {
  await browser.close();
  await server.dispose();
}
