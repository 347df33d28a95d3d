import type { Value } from '../builtins';
import { checks, expect } from './expect';
import { UsageError } from './failures';
import { fillName, rowsOf } from './tables';

/* describe, test and hooks: collects a file's tests in order. */

export type Body = (...args: Value[]) => Value;
export type HookName = 'beforeAll' | 'afterAll' | 'beforeEach' | 'afterEach';

interface Options {
  skip?: boolean;
  only?: boolean;
  fails?: boolean;
}

export interface TestCase {
  index: number;
  name: string;
  file: string;
  body: Body;
  only: boolean;
  /** It passes if its body fails. */
  fails: boolean;
}

export interface Suite extends Record<HookName, Body[]> {
  name: string;
  parent?: Suite;
  entries: { suite?: Suite; test?: TestCase }[];
  skip: boolean;
  only: boolean;
}

/** The running test. */
export interface Running {
  name: string;
  /** The first failed check, broken connection and uncaught error. */
  failed?: { error: Error };
  broken?: { error: Error };
  uncaught?: { error: Error };
  atEnd: Body[];
  /** Set by expect.assertions() and expect.hasAssertions(). */
  wanted?: number;
  wantsSome: boolean;
}

const newSuite = (name: string, parent?: Suite): Suite => ({
  ...{ name, parent, entries: [], skip: parent?.skip ?? false, only: parent?.only ?? false },
  ...{ beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
});

/** One suite per file. */
export const roots: Suite[] = [];
export const tests: TestCase[] = [];
export const state: { anyOnly: boolean; current?: Running } = { anyOnly: false };
let suite = newSuite('');
let file = '';

/** Tests found from here on belong to this file. */
export function openFile(name: string): void {
  file = name;
  suite = newSuite('');
  roots.push(suite);
}

const nameOf = (name: unknown) => (typeof name === 'function' ? name.name : String(name));

function addSuite(name: unknown, body: Body | undefined, { skip = false, only = false }: Options): void {
  const outer = suite;
  suite = newSuite(nameOf(name), outer);
  suite.skip ||= skip;
  suite.only ||= only;
  state.anyOnly ||= only;
  outer.entries.push({ suite });
  try {
    body?.();
  } finally {
    suite = outer;
  }
}

function addTest(
  name: unknown,
  body: Body | undefined,
  { skip, only = false, fails = false }: Options,
): void {
  if (state.current) throw new UsageError('A test cannot contain another test: use describe() around both.');
  if (skip || suite.skip || !body) return;
  const path = [nameOf(name)];
  for (let at = suite; at.parent; at = at.parent) path.unshift(at.name);
  const test = { name: path.join(' > '), file, body, only: only || suite.only, fails, index: tests.length };
  state.anyOnly ||= only;
  tests.push(test);
  suite.entries.push({ test });
}

type Add = (name: unknown, body: Body | undefined, options: Options) => void;

/** Options can come between name and body, or a timeout after the body. */
const bodyOf = (rest: readonly Value[]): Body | undefined => rest.find((each) => typeof each === 'function');
function settingsOf(rest: readonly Value[]): Options {
  const found = rest.find((each) => typeof each === 'object' && each !== null) ?? {};
  return { skip: !!found.skip || !!found.todo, only: !!found.only, fails: !!found.fails };
}

const one =
  (add: Add, options: Options) =>
  (name: unknown, ...rest: Value[]) =>
    add(name, bodyOf(rest), { ...settingsOf(rest), ...options });

const each =
  (add: Add, options: Options) =>
  (table: Value, ...values: Value[]) =>
  (name: unknown, ...rest: Value[]) => {
    const body = bodyOf(rest);
    for (const [index, row] of rowsOf(table, values).entries()) {
      const takesDone = body && body.length > row.length;
      const filled = body && (takesDone ? (done: Body) => body(...row, done) : () => body(...row));
      add(fillName(name, row, index), filled, { ...settingsOf(rest), ...options });
    }
  };

const eachWhole =
  (add: Add, options: Options) =>
  (list: Iterable<Value>) =>
  (name: unknown, ...rest: Value[]) => {
    const body = bodyOf(rest);
    for (const [index, item] of [...list].entries()) {
      const filled = body && (() => body(item, contextOf()));
      add(fillName(name, Array.isArray(item) ? item : [item], index), filled, options);
    }
  };

function variants(add: Add): Value {
  const make = (options: Options, more = {}) =>
    Object.assign(one(add, options), { each: each(add, options), for: eachWhole(add, options) }, more);
  const skip = make({ skip: true });
  const only = make({ only: true });
  const fails = make({ fails: true });
  const parallel = make({}, { skip, only });
  return make(
    {},
    {
      ...{ only, skip, todo: skip, fails, failing: fails },
      skipIf: (condition: unknown) => make({ skip: !!condition }),
      runIf: (condition: unknown) => make({ skip: !condition }),
      ...{ concurrent: parallel, sequential: parallel, shuffle: parallel },
    },
  );
}

const atEnd = (body: Body) => {
  state.current?.atEnd.push(body);
};

/** The argument of a test's body. */
export const contextOf = () => ({
  expect,
  onTestFinished: atEnd,
  onTestFailed: () => {},
  skip: () => {
    throw new UsageError('A test cannot skip itself here: use test.skip().');
  },
  task: { name: state.current?.name },
});

const hook = (name: HookName) => (body: Body) => {
  suite[name].push(body);
};

checks.failed = (error) => {
  if (state.current) state.current.failed ??= { error };
};
Object.assign(expect, {
  assertions: (count: number) => {
    if (state.current) state.current.wanted = count;
  },
  hasAssertions: () => {
    if (state.current) state.current.wantsSome = true;
  },
});

const describe = variants(addSuite);
const test = variants(addTest);

/** The globals of test files. */
export const globals = {
  ...{ describe, suite: describe, xdescribe: describe.skip, fdescribe: describe.only },
  ...{ it: test, test, xit: test.skip, xtest: test.skip, fit: test.only, expect },
  ...{ beforeAll: hook('beforeAll'), afterAll: hook('afterAll') },
  ...{ beforeEach: hook('beforeEach'), afterEach: hook('afterEach'), onTestFinished: atEnd },
};
