/**
 * JavaScript that runs in the judge's instance: describe, it and their hooks. Tests are told to the host as they are
 * found, begun and ended; the host's list is the verdict, whatever becomes of this instance.
 */
export const TESTS_SOURCE = String.raw`
((bridge, { expect, CheckFailed, show }, counters, report) => {
  const newSuite = (name, parent) => ({ name, parent, beforeAll: [], afterAll: [], beforeEach: [], afterEach: [], entries: [], skip: parent?.skip ?? false, only: parent?.only ?? false });
  /** What the judge itself has to say: its message stands alone. */
  class Told extends Error {}
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
    if (typeof body !== 'function' && typeof arguments[2] === 'function') body = arguments[2];
    if (skip || suite.skip || typeof body !== 'function') return;
    const test = { name: fullName(suite, String(name)), file, body, only: only || suite.only, fails, index: tests.length };
    anyOnly ||= only;
    tests.push(test);
    suite.entries.push({ test });
  }

  const MARKS = /%([sdifjoO#%])/g;
  function fillName(name, row, index) {
    let next = 0;
    const text = String(name).replace(MARKS, (all, mark) => {
      if (mark === '%') return '%';
      if (mark === '#') return String(index);
      const value = row[next];
      next += 1;
      if (mark === 's') return typeof value === 'string' ? value : show(value);
      if (mark === 'j') return JSON.stringify(value);
      return mark === 'i' ? String(Math.trunc(Number(value))) : mark === 'd' || mark === 'f' ? String(Number(value)) : show(value);
    });
    const named = row[0];
    return typeof named === 'object' && named !== null
      ? text.replace(/\$([\w.]+)/g, (all, path) => { let at = named; for (const key of path.split('.')) { if (at === null || at === undefined || !(key in Object(at))) return all; at = at[key]; } return typeof at === 'string' ? at : show(at); })
      : text;
  }
  function rowsOf(table, values) {
    if (!table.raw) return table.map((row) => (Array.isArray(row) ? row : [row]));
    const names = table[0].split('|').map((part) => part.trim()), rows = [];
    for (let i = 0; i < values.length; i += names.length) rows.push([Object.fromEntries(names.map((name, at) => [name, values[i + at]]))]);
    return rows;
  }
  const each = (add, options) => (table, ...values) => (name, body) => {
    rowsOf(table, values).forEach((row, index) => add(fillName(name, row, index), body && (() => body(...row)), options));
  };
  function variants(add) {
    const make = (options) => Object.assign((name, body) => add(name, body, options), { each: each(add, options) });
    return Object.assign(make({}), {
      only: make({ only: true }), skip: make({ skip: true }), todo: make({ skip: true }), fails: make({ fails: true }),
      skipIf: (no) => make({ skip: !!no }), runIf: (yes) => make({ skip: !yes }),
      concurrent: make({}), sequential: make({}),
    });
  }
  const describe = variants(addSuite), test = variants(addTest);
  const hook = (name) => (body) => { suite[name].push(body); };

  /** Follows what a test or hook started; 'stall' gives up on a promise that nothing can settle any more. */
  function follow(body) {
    return new Promise((resolve, reject) => {
      loading = reject;
      const result = body.length > 0 ? new Promise((done, fail) => body((error) => (error === undefined ? done() : fail(error)))) : body();
      Promise.resolve(result).then(resolve, reject);
    }).finally(() => { loading = undefined; });
  }
  const messageOf = (error) => (error instanceof Error && error !== null ? String(error.name) + ': ' + String(error.message) : 'thrown: ' + show(error));
  const textOf = (error) => { try { return error instanceof CheckFailed || error instanceof Told ? error.message : messageOf(error); } catch { return 'an error that cannot be shown'; } };
  const upwards = (at, name) => { const all = []; for (; at; at = at.parent) all.unshift(...at[name]); return all; };

  async function runTest(entry, at, spoiled) {
    current = { failed: undefined, broken: undefined, uncaught: undefined };
    Object.assign(counters, { made: 0, wanted: undefined, some: false });
    report.began(entry.index);
    let thrown = spoiled;
    try {
      if (thrown) throw thrown.error;
      for (const each of upwards(at, 'beforeEach')) await follow(each);
      await follow(entry.body);
      if (counters.wanted !== undefined && counters.wanted !== counters.made) throw new CheckFailed('expected ' + counters.wanted + ' checks, but ' + counters.made + ' were made');
      if (counters.some && counters.made === 0) throw new CheckFailed('expected at least one check');
    } catch (error) { thrown = { error }; }
    try { if (!spoiled) for (const each of upwards(at, 'afterEach').reverse()) await follow(each); } catch (error) { thrown ??= { error }; }
    verdict(entry, thrown);
  }

  function verdict(entry, thrown) {
    const { broken, failed, uncaught } = current;
    current = undefined;
    if (broken) return report.ended(entry.index, 'error', String(broken.error.message));
    const reason = failed ?? thrown ?? uncaught;
    if (entry.fails) return report.ended(entry.index, reason ? 'passed' : 'failed', reason ? '' : 'expected the test to fail');
    if (!reason) return report.ended(entry.index, 'passed', '');
    report.ended(entry.index, reason.error instanceof CheckFailed ? 'failed' : 'error', textOf(reason.error));
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
    Told,
    globals: { describe, suite: describe, it: test, test, xit: test.skip, xtest: test.skip, xdescribe: describe.skip, expect, beforeAll: hook('beforeAll'), afterAll: hook('afterAll'), beforeEach: hook('beforeEach'), afterEach: hook('afterEach') },
    open: (name) => { file = name; root = newSuite('', undefined); suite = root; roots.push(root); },
    list: () => JSON.stringify(tests.filter((each) => !anyOnly || each.only).map(({ index, name, file: from }) => ({ index, name, file: from }))),
    run: async () => { for (const each of roots) await runSuite(each); },
    stall: () => { if (!loading) return false; loading(new Told('The test waits for a promise that never settles.')); loading = undefined; return true; },
    uncaught: (message) => { if (current) current.uncaught ??= { error: new Told(message) }; },
  };
})
`;
