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
 * Runs the collected tests and reports the start and end of each to the host, which keeps the verdicts even if this
 * instance breaks.
 */

interface Thrown {
  error: Value;
}

/** Rejects the promise of the running test or hook. */
let rejectCurrent: ((error: Error) => void) | undefined;

/** Whether a function's parameter is a `done` callback, not the test's context: `({ expect }) => …`. */
const takesDone = (body: Body): boolean =>
  body.length > 0 && !/^(async\b|(function)?\s*\w*\s*\(?\s*\{)/.test(Function.prototype.toString.call(body));

/** Calls a test or hook and waits until it ends. */
function runBody(body: Body): Promise<Value> {
  return new Promise((resolve, reject) => {
    rejectCurrent = reject;
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
    rejectCurrent = undefined;
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

/** An error's stack; the host keeps only frames in the learner's files. */
function stackOf(error: Value): string {
  try {
    return error instanceof Error && !(error instanceof UsageError) ? String(error.stack) : '';
  } catch {
    return '';
  }
}

/** The hooks of a suite and its parents, outermost first. */
function hooksOf(suite: Suite, name: HookName): Body[] {
  const all: Body[] = [];
  for (let at: Suite | undefined = suite; at; at = at.parent) all.unshift(...at[name]);
  return all;
}

const report = (...message: unknown[]) => host.report(JSON.stringify(message));

/** Runs a test with its hooks; returns the first error that was thrown. */
async function outcomeOf(test: TestCase, suite: Suite, running: Running): Promise<Thrown | undefined> {
  let thrown: Thrown | undefined;
  try {
    for (const hook of hooksOf(suite, 'beforeEach')) {
      const undo = await runBody(hook);
      if (typeof undo === 'function') running.atEnd.push(undo);
    }
    await runBody(test.body);
    if (running.wanted !== undefined && running.wanted !== checks.made) {
      throw new CheckFailed(`expected ${running.wanted} checks, but ${checks.made} were made`);
    }
    if (running.wantsSome && checks.made === 0) throw new CheckFailed('expected at least one check');
  } catch (error) {
    thrown = { error };
  }
  try {
    for (const hook of [...running.atEnd.reverse(), ...hooksOf(suite, 'afterEach').reverse()])
      await runBody(hook);
  } catch (error) {
    thrown ??= { error };
  }
  return thrown;
}

async function runTest(test: TestCase, suite: Suite, setupError: Thrown | undefined): Promise<void> {
  const running: Running = { name: test.name, atEnd: [], wantsSome: false };
  state.current = running;
  checks.made = 0;
  report('began', test.index);
  const thrown = setupError ?? (await outcomeOf(test, suite, running));
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

async function runSuite(suite: Suite, outerSetupError?: Thrown): Promise<void> {
  if (!hasTests(suite)) return;
  let setupError = outerSetupError;
  try {
    if (!setupError) for (const hook of suite.beforeAll) await runBody(hook);
  } catch (error) {
    setupError = { error };
  }
  for (const entry of suite.entries) {
    if (entry.suite) await runSuite(entry.suite, setupError);
    else if (isWanted(entry.test!)) await runTest(entry.test!, suite, setupError);
  }
  try {
    for (const hook of suite.afterAll) await runBody(hook);
  } catch (error) {
    report('note', textOf(error));
  }
}

hooks.onBroken = (error) => {
  if (state.current) state.current.broken ??= { error: error as Error };
};
// A failed check in a callback passes through the program, which must not read the expectation or swallow the failure.
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

/** Fails the test that waits for a promise that nothing can settle anymore. Returns false if there is none. */
export function stall(): boolean {
  const was = rejectCurrent;
  rejectCurrent = undefined;
  was?.(new UsageError('The test waits for a promise that never settles.'));
  return was !== undefined;
}

/** An uncaught error fails the running test. */
export function uncaught(message: string): void {
  if (state.current) state.current.uncaught ??= { error: new UsageError(message) };
}
