/**
 * JavaScript that runs in the judge's instance: describe, it and their hooks. Tests are told to the host as they are
 * found, begun and ended; the host's list is the verdict, whatever becomes of this instance.
 */
export const TESTS_SOURCE = String.raw`
(({ bridge, expect, failures: { CheckFailed, Told, show }, counters, report, fillName: { fillName, rowsOf }, vi }) => {
  const newSuite = (name, parent) => ({ name, parent, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [], entries: [], skip: parent?.skip ?? false, only: parent?.only ?? false });
  let root = newSuite('', undefined), suite = root, file = '', anyOnly = false, current, loading;
  const roots = [], tests = [];

  function addSuite(name, body, { skip = false, only = false } = {}) {
    const outer = suite;
    suite = newSuite(typeof name === 'function' ? name.name : String(name), outer);
    suite.skip ||= skip; suite.only ||= only; anyOnly ||= only;
    outer.entries.push({ suite });
    try { body?.(); } catch (error) { suite.broken = error; throw error; } finally { suite = outer; }
  }
  const fullName = (at, name) => { const parts = [name]; for (; at && at.parent; at = at.parent) parts.unshift(at.name); return parts.join(' > '); };
  function addTest(name, body, { skip = false, only = false, fails = false } = {}) {
    if (current) throw new Told('A test cannot hold another test: use describe() around both.');
    if (skip || suite.skip || typeof body !== 'function') return;
    const own = fullName(suite, typeof name === 'function' ? name.name : String(name));
    const test = { name: own, file, body, only: only || suite.only, fails, index: tests.length };
    anyOnly ||= only;
    tests.push(test);
    suite.entries.push({ test });
  }

  /** Settings may stand between name and body, or be a time limit behind it. */
  const bodyOf = (rest) => rest.find((each) => typeof each === 'function');
  const settingsOf = (rest) => { const found = rest.find((each) => typeof each === 'object' && each !== null) ?? {}; return { skip: !!found.skip || !!found.todo, only: !!found.only, fails: !!found.fails }; };
  const add = (kind, options) => (name, ...rest) => kind(name, bodyOf(rest), { ...settingsOf(rest), ...options });
  const each = (kind, options) => (table, ...values) => (name, ...rest) => {
    const body = bodyOf(rest);
    rowsOf(table, values).forEach((row, index) => kind(fillName(name, row, index), body && (body.length > row.length ? (done) => body(...row, done) : () => body(...row)), { ...settingsOf(rest), ...options }));
  };
  const eachOne = (kind, options) => (list) => (name, ...rest) => {
    const body = bodyOf(rest);
    [...list].forEach((item, index) => kind(fillName(name, Array.isArray(item) ? item : [item], index), body && (() => body(item, contextOf())), options));
  };
  function variants(kind) {
    const make = (options, more = {}) => Object.assign(add(kind, options), { each: each(kind, options), for: eachOne(kind, options) }, more);
    const skip = make({ skip: true }), only = make({ only: true }), fails = make({ fails: true });
    const parallel = make({}, { skip, only });
    return make({}, { only, skip, todo: skip, fails, failing: fails, skipIf: (no) => make({ skip: !!no }), runIf: (yes) => make({ skip: !yes }), concurrent: parallel, sequential: parallel, shuffle: parallel });
  }
  const describe = variants(addSuite), test = variants(addTest);
  const hook = (name) => (body) => { suite[name].push(body); };
  const atEnd = (body) => { current?.atEnd.push(body); };
  const contextOf = () => ({ expect, onTestFinished: atEnd, onTestFailed: () => {}, skip: () => { throw new Told('A test cannot skip itself here: use test.skip().'); }, task: { name: current?.name } });

  /** Follows what a test or hook started; 'stall' gives up on a promise that nothing can settle any more. */
  function follow(body) {
    return new Promise((resolve, reject) => {
      loading = reject;
      const finish = (error) => (error === undefined || error === null ? resolve() : reject(error));
      const takesDone = body.length > 0 && !/^(async\b|(function)?\s*\w*\s*\(?\s*\{)/.test(Function.prototype.toString.call(body));
      const result = body.length === 0 ? body() : body(Object.assign(finish, { fail: (error) => reject(error ?? new Told('done.fail() was called.')) }, takesDone ? {} : contextOf()));
      if (!takesDone || typeof result?.then === 'function') Promise.resolve(result).then(resolve, reject);
    }).finally(() => { loading = undefined; });
  }
  const messageOf = (error) => (error instanceof Error && error !== null ? String(error.name) + ': ' + String(error.message) : 'thrown: ' + show(error));
  const textOf = (error) => { try { return error instanceof CheckFailed || error instanceof Told ? error.message : messageOf(error); } catch { return 'an error that cannot be shown'; } };
  /** Where an error came from; the host keeps the places that are the learner's. */
  const stackOf = (error) => { try { return error instanceof Error && !(error instanceof Told) ? String(error.stack) : ''; } catch { return ''; } };
  const upwards = (at, name) => { const all = []; for (; at; at = at.parent) all.unshift(...at[name]); return all; };

  async function runTest(entry, at, spoiled) {
    current = { name: entry.name, failed: undefined, broken: undefined, uncaught: undefined, atEnd: [] };
    Object.assign(counters, { made: 0, wanted: undefined, some: false });
    report.began(entry.index);
    let thrown = spoiled;
    try {
      if (thrown) throw thrown.error;
      for (const each of upwards(at, 'beforeEach')) { const undo = await follow(each); if (typeof undo === 'function') current.atEnd.push(undo); }
      await follow(entry.body);
      if (counters.wanted !== undefined && counters.wanted !== counters.made) throw new CheckFailed('expected ' + counters.wanted + ' checks, but ' + counters.made + ' were made');
      if (counters.some && counters.made === 0) throw new CheckFailed('expected at least one check');
    } catch (error) { thrown = { error }; }
    try { if (!spoiled) for (const each of [...current.atEnd.reverse(), ...upwards(at, 'afterEach').reverse()]) await follow(each); } catch (error) { thrown ??= { error }; }
    verdict(entry, thrown);
  }

  function verdict(entry, thrown) {
    const { broken, failed, uncaught } = current;
    current = undefined;
    if (broken) return report.ended(entry.index, 'error', String(broken.error.message), '');
    const reason = failed ?? thrown ?? uncaught;
    if (entry.fails) return report.ended(entry.index, reason ? 'passed' : 'failed', reason ? '' : 'expected the test to fail', '');
    if (!reason) return report.ended(entry.index, 'passed', '', '');
    const isCheck = reason.error instanceof CheckFailed;
    report.ended(entry.index, isCheck ? 'failed' : 'error', textOf(reason.error), isCheck ? '' : stackOf(reason.error));
  }

  async function runSuite(at, spoiled) {
    const runs = (entry) => entry.suite ? entry.suite.entries.some(runs) : !anyOnly || entry.test.only;
    if (!at.entries.some(runs)) return;
    try { if (!spoiled) for (const each of at.beforeAll) await follow(each); } catch (error) { spoiled = { error }; }
    for (const entry of at.entries) {
      if (!runs(entry)) continue;
      if (entry.suite) await runSuite(entry.suite, spoiled);
      else await runTest(entry.test, at, spoiled);
    }
    try { for (const each of at.afterAll) await follow(each); } catch (error) { report.note(textOf(error)); }
  }

  bridge.hooks.onBroken = (error) => { if (current) current.broken ??= { error }; };
  // A failed check in a call-back goes through the program's hands: it must not read the expectation, nor lose it.
  bridge.hooks.onThrown = (error) => {
    if (!(error instanceof CheckFailed)) return error;
    if (current) current.failed ??= { error };
    return new Error('A check of the test failed.');
  };
  Object.assign(expect, {
    assertions: (count) => { counters.wanted = count; },
    hasAssertions: () => { counters.some = true; },
  });

  return {
    failed: (error) => { if (current) current.failed ??= { error }; },
    globals: { describe, suite: describe, it: test, test, xit: test.skip, xtest: test.skip, fit: test.only, xdescribe: describe.skip, fdescribe: describe.only, expect, onTestFinished: atEnd, beforeAll: hook('beforeAll'), afterAll: hook('afterAll'), beforeEach: hook('beforeEach'), afterEach: hook('afterEach') },
    open: (name) => { file = name; root = newSuite('', undefined); suite = root; roots.push(root); },
    list: () => JSON.stringify(tests.filter((each) => !anyOnly || each.only).map(({ index, name, file: from }) => ({ index, name, file: from }))),
    run: async () => { for (const each of roots) await runSuite(each); },
    stall: () => { if (!loading) return false; loading(new Told('The test waits for a promise that never settles.')); loading = undefined; return true; },
    uncaught: (message) => { if (current) current.uncaught ??= { error: new Told(message) }; },
  };
})
`;
