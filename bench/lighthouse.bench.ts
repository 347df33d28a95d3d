import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { launchOptions } from '../e2e/fixtures/chromium';
import { authoredLessons } from '../e2e/fixtures/content';
import { freePort, TestServer } from '../e2e/fixtures/server';
import { type Measure, median, report } from './report';
import { rounds } from './rounds';

/**
 * What Lighthouse says of a first visit with its mobile profile: a mid-range phone on a slow 4G line. The scores and
 * budgets are minimums and maximums, each written as a ratio that must not exceed 1.
 */

const ROUNDS = rounds(3);
const MAX_LAYOUT_SHIFT = 0.05;
const MEGABYTE = 1_000_000;

interface Budget {
  page: string;
  path: string;
  /** Minimum, of 100. */
  performance: number;
  /** Maximum time to the largest contentful paint, in seconds. */
  paintSeconds?: number;
  /** Maximum transferred before anybody clicks, in MB. */
  megabytes?: number;
}

const BUDGETS: readonly Budget[] = [
  { page: 'home', path: '/', performance: 85 },
  { page: 'course', path: '/courses/learn-python', performance: 85 },
  {
    page: 'lesson',
    path: `/lessons/${authoredLessons()[0]!.uuid}`,
    performance: 75,
    paintSeconds: 4,
    megabytes: 1.2,
  },
];

interface Visit {
  performance: number;
  accessibility: number;
  paintSeconds: number;
  layoutShift: number;
  megabytes: number;
}

/** Lighthouse sometimes misses the start of a recording; it asks to be run again then. */
const ATTEMPTS = 3;

async function audit(url: string, port: number, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility'],
    logLevel: 'error',
  });
  const failure = result ? result.lhr.runtimeError?.message : 'no result';
  if (result && !failure) return result.lhr;
  if (attempt < ATTEMPTS) return audit(url, port, attempt + 1);
  throw new Error(`Lighthouse failed: ${failure}`);
}

async function visit(url: string, port: number): Promise<Visit> {
  const { categories, audits } = await audit(url, port);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: (categories.performance?.score ?? 0) * 100,
    accessibility: (categories.accessibility?.score ?? 0) * 100,
    paintSeconds: numberOf('largest-contentful-paint') / 1000,
    layoutShift: numberOf('cumulative-layout-shift'),
    megabytes: numberOf('total-byte-weight') / MEGABYTE,
  };
}

function measuresOf(budget: Budget, visits: readonly Visit[]): Measure[] {
  const middle = (of: (visit: Visit) => number) => median(visits.map(of));
  const atLeast = (name: string, score: number, minimum: number): Measure => ({
    name: `${budget.page}: ${name} needed of what it scores`,
    ours: minimum,
    peer: score,
    unit: 'of 100',
    peerName: 'the score',
    limit: 1,
  });
  const atMost = (name: string, ours: number, peer: number, unit: string): Measure => ({
    name: `${budget.page}: ${name}`,
    ours,
    peer,
    unit,
    peerName: 'the budget',
    limit: 1,
  });
  return [
    atLeast(
      'performance',
      middle((each) => each.performance),
      budget.performance,
    ),
    atLeast(
      'accessibility',
      middle((each) => each.accessibility),
      100,
    ),
    atMost(
      'layout shift',
      middle((each) => each.layoutShift),
      MAX_LAYOUT_SHIFT,
      '',
    ),
    atMost(
      'largest contentful paint',
      middle((each) => each.paintSeconds),
      budget.paintSeconds ?? 4,
      's',
    ),
    ...(budget.megabytes
      ? [
          atMost(
            'transferred before Run',
            middle((each) => each.megabytes),
            budget.megabytes,
            'MB',
          ),
        ]
      : []),
  ];
}

const server = await TestServer.start();
const port = await freePort();
const browser = await chromium.launch({
  ...launchOptions,
  args: [...launchOptions.args, `--remote-debugging-port=${port}`],
});
try {
  const measures: Measure[] = [];
  for (const budget of BUDGETS) {
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++)
      visits.push(await visit(`${server.url}${budget.path}`, port));
    measures.push(...measuresOf(budget, visits));
  }
  report(measures);
} finally {
  await browser.close();
  await server.dispose();
}
