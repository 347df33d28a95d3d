import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/fixtures/chromium';
import { runToEnd, sharedAddress, whenReady } from '../../e2e/fixtures/playground';
import { TestServer } from '../../e2e/fixtures/server';
import { rounds } from '../rounds';
import { percentile, type Row } from './table';

const VISITS = rounds(5);
const RUNS = rounds(15, 3);
const PROGRAM = 'import random\nprint("run", random.random())\n';

interface Seen {
  loading?: number;
  ready?: number;
  clicked?: number;
  ended?: number;
}
type Watched = typeof globalThis & { seen: Seen };

/** The page records its own times, because polling from outside would disturb the measurement. */
function watch(): void {
  const seen: Seen = {};
  Object.assign(globalThis, { seen });
  let text = '';
  addEventListener(
    'click',
    () => {
      text = document.querySelector('#playground-output')?.textContent ?? '';
      seen.clicked = performance.now();
      seen.ended = undefined;
    },
    true,
  );
  new MutationObserver(() => {
    if (document.querySelector('[data-runtime="loading"]')) seen.loading ??= performance.now();
    if (document.querySelector('[data-runtime="ready"]')) seen.ready ??= performance.now();
    const output = document.querySelector('#playground-output')?.textContent ?? '';
    if (seen.clicked && output !== text && output.includes('run 0') && document.querySelector('[data-end]'))
      seen.ended ??= performance.now();
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
}

const seenBy = (page: Page) => page.evaluate(() => (globalThis as Watched).seen);

/** Milliseconds until Python was ready, and for each run after that. */
async function visit(context: BrowserContext, url: string): Promise<{ ready: number; runs: number[] }> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await whenReady(page);
  const { loading, ready } = await seenBy(page);
  const runs: number[] = [];
  for (let count = 0; count < RUNS; count++) {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.waitForFunction(() => (globalThis as Watched).seen.ended !== undefined);
    const { clicked, ended } = await seenBy(page);
    runs.push(ended! - clicked!);
  }
  await page.close();
  return { ready: ready! - (loading ?? 0), runs: runs.slice(1) };
}

/** Python in Chromium: time until it's ready from the browser's cache, then a run from the click to its end on screen. */
export async function browserRows(): Promise<Row[]> {
  const server = await TestServer.start();
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext();
    const url = server.url + sharedAddress('python', [{ name: 'main.py', content: PROGRAM }]);
    const first = await context.newPage();
    await first.goto(url);
    await whenReady(first);
    await runToEnd(first);
    await first.close();
    const visits: Awaited<ReturnType<typeof visit>>[] = [];
    for (let count = 0; count < VISITS; count++) visits.push(await visit(context, url));
    const ready = visits.map((each) => each.ready);
    const runs = visits.flatMap((each) => each.runs);
    const row = (what: string, values: number[], atMost: number): Row => ({
      what,
      ours: percentile(values, 0.5),
      p95: percentile(values, 0.95),
      unit: 'ms',
      atMost,
    });
    return [
      row('Chromium: Python ready from the cache', ready, 1500),
      row('Chromium: a Python run, from the click to its end on screen', runs, 30),
    ];
  } finally {
    await browser.close();
    await server.dispose();
  }
}
