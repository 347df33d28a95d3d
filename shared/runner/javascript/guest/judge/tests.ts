import { hooks } from '../bridge';
import type { Value } from '../builtins';
import { host } from '../host';
import {
  type Body,
  contextOf,
  type HookName,
  type Running,
  roots,
  type Suite,
  state,
  type TestCase,
  tests,
} from './collect';
import { checks } from './expect';
import { CheckFailed, show, UsageError } from './failures';

/*
 * Runs the tests that were found. The host hears of each as it begins and ends; its list is the verdict, even
 * if this instance breaks.
 */

interface Thrown {
  error: Value;
}

/** Rejects what the running test or hook waits for. */
let giveUp: ((error: Error) => void) | undefined;

/** Whether a function with a parameter calls back when it is done, or takes the test's context: `({ expect }) => …`. */
const takesDone = (body: Body): boolean =>
  body.length > 0 && !/^(async\b|(function)?\s*\w*\s*\(?\s*\{)/.test(Function.prototype.toString.call(body));

/** Calls a test or hook and waits for its end. */
function follow(body: Body): Promise<Value> {
  return new Promise((resolve, reject) => {
    giveUp = reject;
    if (!takesDone(body)) {
      Promise.resolve(body.length === 0 ? body() : body(contextOf())).then(resolve, reject);
      return;
    }
    const done = (error?: unknown) =>
      error === undefined || error === null ? resolve(undefined) : reject(error);
    const fail = (error: unknown) => reject(error ?? new UsageError('done.fail() was called.'));
    const result = body(Object.assign(done, { fail }));
    if (typeof result?.then === 'function') result.then(resolve, reject);
  }).finally(() => {
    giveUp = undefined;
  });
}

function textOf(error: Value): string {
  try {
    if (error instanceof CheckFailed || error instanceof UsageError) return error.message;
    if (!(error instanceof Error)) return `thrown: ${show(error)}`;
    return `${error.name}: ${error.message}`;
  } catch {
    return 'an error that cannot be shown';
  }
}

/** Where an error came from; the host keeps the places that are the learner's. */
function stackOf(error: Value): string {
  try {
    return error instanceof Error && !(error instanceof UsageError) ? String(error.stack) : '';
  } catch {
    return '';
  }
}

/** The hooks of a suite and those around it, the outermost first. */
function hooksOf(suite: Suite, name: HookName): Body[] {
  const all: Body[] = [];
  for (let at: Suite | undefined = suite; at; at = at.parent) all.unshift(...at[name]);
  return all;
}

const report = (...news: unknown[]) => host.report(JSON.stringify(news));

/** What was thrown first by a test with its hooks. Without its hooks' end, where they could not even begin. */
async function outcomeOf(test: TestCase, suite: Suite, running: Running): Promise<Thrown | undefined> {
  let thrown: Thrown | undefined;
  try {
    for (const hook of hooksOf(suite, 'beforeEach')) {
      const undo = await follow(hook);
      if (typeof undo === 'function') running.atEnd.push(undo);
    }
    await follow(test.body);
    if (running.wanted !== undefined && running.wanted !== checks.made) {
      throw new CheckFailed(`expected ${running.wanted} checks, but ${checks.made} were made`);
    }
    if (running.wantsSome && checks.made === 0) throw new CheckFailed('expected at least one check');
  } catch (error) {
    thrown = { error };
  }
  try {
    for (const hook of [...running.atEnd.reverse(), ...hooksOf(suite, 'afterEach').reverse()])
      await follow(hook);
  } catch (error) {
    thrown ??= { error };
  }
  return thrown;
}

async function runTest(test: TestCase, suite: Suite, spoiled: Thrown | undefined): Promise<void> {
  const running: Running = { name: test.name, atEnd: [], wantsSome: false };
  state.current = running;
  checks.made = 0;
  report('began', test.index);
  const thrown = spoiled ?? (await outcomeOf(test, suite, running));
  state.current = undefined;
  const ended = (outcome: string, message: string, stack = '') =>
    report('ended', test.index, outcome, message, stack);
  if (running.broken) return ended('error', String(running.broken.error.message));
  const reason = running.failed ?? thrown ?? running.uncaught;
  if (test.fails) return reason ? ended('passed', '') : ended('failed', 'expected the test to fail');
  if (!reason) return ended('passed', '');
  if (reason.error instanceof CheckFailed) return ended('failed', textOf(reason.error));
  ended('error', textOf(reason.error), stackOf(reason.error));
}

const hasTests = (suite: Suite): boolean =>
  suite.entries.some((entry) => (entry.suite ? hasTests(entry.suite) : isWanted(entry.test!)));
const isWanted = (test: TestCase) => !state.anyOnly || test.only;

async function runSuite(suite: Suite, spoiledAround?: Thrown): Promise<void> {
  if (!hasTests(suite)) return;
  let spoiled = spoiledAround;
  try {
    if (!spoiled) for (const hook of suite.beforeAll) await follow(hook);
  } catch (error) {
    spoiled = { error };
  }
  for (const entry of suite.entries) {
    if (entry.suite) await runSuite(entry.suite, spoiled);
    else if (isWanted(entry.test!)) await runTest(entry.test!, suite, spoiled);
  }
  try {
    for (const hook of suite.afterAll) await follow(hook);
  } catch (error) {
    report('note', textOf(error));
  }
}

hooks.onBroken = (error) => {
  if (state.current) state.current.broken ??= { error: error as Error };
};
// A failed check in a call-back goes through the program's hands: it must not read the expectation, nor lose it.
hooks.onThrown = (error) => {
  if (!(error instanceof CheckFailed)) return error;
  checks.failed(error);
  return new Error('A check of the test failed.');
};

export const list = (): string =>
  JSON.stringify(tests.filter(isWanted).map(({ index, name, file }) => ({ index, name, file })));

export async function run(): Promise<void> {
  for (const suite of roots) await runSuite(suite);
}

/** Gives up on a promise that nothing can settle any more. */
export function stall(): boolean {
  const was = giveUp;
  giveUp = undefined;
  was?.(new UsageError('The test waits for a promise that never settles.'));
  return was !== undefined;
}

/** An error that nothing caught is the running test's. */
export function uncaught(message: string): void {
  if (state.current) state.current.uncaught ??= { error: new UsageError(message) };
}
