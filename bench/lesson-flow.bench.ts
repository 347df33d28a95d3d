import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../e2e/fixtures/chromium';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { type Measure, report } from './report';
import { rounds } from './rounds';

/**
 * The two waits that a learner feels most often, by the page's own clock: from the click on Next until the next lesson is
 * painted, its data loaded ahead as usual, and from the server's reply to a submission until its result is painted. The
 * baselines are the budgets, for three quarters of all cases.
 */

const LESSONS = rounds(12, 3);
const SWITCH_BUDGET_MS = 100;
const RESULT_BUDGET_MS = 50;

const p75 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1]!;

/** Milliseconds from the click until the next lesson's heading is painted. */
const switchToNext = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const titleOf = () => document.querySelector('h1')?.textContent;
    const before = titleOf();
    const clicked = performance.now();
    document.querySelector<HTMLElement>('a[aria-label="Next lesson"]')!.click();
    while (titleOf() === before) await new Promise(requestAnimationFrame);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return performance.now() - clicked;
  });

/** Milliseconds from the end of the server's reply until its result is painted. */
const submit = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const replies = () =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/v1\/lessons\/[^/]+\/try$/.test(name)) as PerformanceResourceTiming[];
    const before = replies().length;
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Submit')!;
    button.click();
    while (!document.querySelector('[data-result]') || replies().length === before)
      await new Promise(requestAnimationFrame);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    return performance.now() - replies().at(-1)!.responseEnd;
  });

const atMost = (name: string, ours: number, budget: number): Measure => ({
  name,
  ours,
  peer: budget,
  unit: 'ms',
  peerName: 'the budget',
  limit: 1,
});

const server = await TestServer.start();
const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const lessons = authoredLessons();
  const switches: number[] = [];
  const results: number[] = [];
  await page.goto(`${server.url}/lessons/${lessons[0]!.uuid}`);
  await page.locator('#prerendered').waitFor({ state: 'detached' });
  for (let index = 0; index < LESSONS; index++) {
    await page.waitForFunction(
      (uuid) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(`/static/lessons/${uuid}`)),
      lessons[index + 1]!.uuid,
    );
    const { type } = lessons[index]!;
    if (type === 'type_code' || type === 'type_code_tests') results.push(await submit(page));
    switches.push(await switchToNext(page));
  }
  report([
    atMost('next lesson painted after the click (p75)', p75(switches), SWITCH_BUDGET_MS),
    atMost('result painted after the reply (p75)', p75(results), RESULT_BUDGET_MS),
  ]);
} finally {
  await browser.close();
  await server.dispose();
}
