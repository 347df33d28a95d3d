import { type Recorded, Recording } from '@shared/recording';
import { type Entry } from '@shared/recording/entries';
import { LanguageUnavailable, type Runner, type RunResult } from '@shared/runner/runner';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DebuggerStore, type RecordTarget } from './debugger.store';

const RESULT: RunResult = { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1 };
const FILES = [{ name: 'main.py', content: 'x = 1' }];
const TARGET = { request: { language: 'python' as const, files: FILES } };

/** `total = 0`, then a loop of two, in which a function is called. */
const ENTRIES: Entry[] = [
  ['f', 1, 0, '<module>', 'main.py'],
  ['s', 'line', 1, 1, {}, 0],
  ['s', 'line', 1, 2, { 1: { total: '0' } }, 0],
  ['s', 'line', 1, 3, { 1: { n: '1' } }, 0],
  ['f', 2, 1, 'add', 'helper.py'],
  ['s', 'call', 2, 7, { 2: { n: '1' } }, 0],
  ['s', 'return', 2, 8, {}, 0, '1'],
  ['s', 'line', 1, 2, { 1: { total: '1' } }, 0],
  ['s', 'line', 1, 3, { 1: { n: '2' } }, 0],
  ['s', 'end', 1, 3, { 1: { total: '2' } }, 0],
];

const recorded = (entries: Entry[], result: Partial<RunResult> = {}): Recorded => ({
  recording: new Recording({ entries, text: '', printed: [] }),
  result: { ...RESULT, ...result },
});

describe('the debugger', () => {
  const showFile = vi.fn();
  let answer: () => Promise<Recorded>;
  let whole: () => Promise<Recorded>;
  const record: RecordTarget = (_runner, _target, _signal, outline) => (outline ? answer() : whole());
  let store: DebuggerStore;

  beforeEach(() => {
    showFile.mockClear();
    answer = () => Promise.resolve(recorded(ENTRIES));
    store = new DebuggerStore({ runner: {} as Runner, showFile, record });
  });

  test('opens a program at its first step and a test at its last', async () => {
    await store.open(TARGET);
    expect([store.status, store.index, store.lastIndex]).toEqual(['ready', 0, 7]);
    await store.open({ ...TARGET, test: { name: 'test_0', title: 'add(1)' } });
    expect(store.index).toBe(7);
  });

  test('moves by a step, over a call, out of it, and by the times of a line', async () => {
    await store.open(TARGET);
    store.go(2);
    store.over();
    expect(store.index).toBe(5);
    store.go(3);
    store.out();
    expect(store.index).toBe(5);
    store.sameLine(-1);
    expect(store.index).toBe(1);
    store.back();
    store.back();
    expect(store.index).toBe(0);
    store.nextChange(1, 'total');
    store.nextChange(1, 'total');
    expect(store.index).toBe(5);
    store.go(99);
    expect(store.index).toBe(7);
  });

  describe('shows a step before all variables have been looked at', () => {
    /** The first step is known, the others aren't. */
    const OUTLINE = ENTRIES.map(
      (entry, at): Entry => (entry[0] === 's' && at > 1 ? ['s', entry[1], entry[2], entry[3], 0, 0] : entry),
    );

    test('and keeps the step that the learner has gone to meanwhile', async () => {
      let finish: (value: Recorded) => void = () => undefined;
      answer = () => Promise.resolve(recorded(OUTLINE));
      whole = () =>
        new Promise((resolve) => {
          finish = resolve;
        });
      const opening = store.open(TARGET);
      await vi.waitFor(() => expect(store.status).toBe('ready'));
      store.go(5);
      expect([store.recording?.isKnown(0), store.recording?.isKnown(5)]).toEqual([true, false]);
      expect(store.announcement).toBe('Step 6 of 8. Line 2 runs next.');
      finish(recorded(ENTRIES));
      await opening;
      expect([store.index, store.recording?.isKnown(5)]).toEqual([5, true]);
      expect(store.announcement).toBe('Step 6 of 8. Line 2 runs next. total is 1.');
    });

    test('and starts again if the program ran differently', async () => {
      answer = () => Promise.resolve(recorded(OUTLINE));
      whole = () => Promise.resolve(recorded(ENTRIES.slice(0, 3)));
      await store.open({ ...TARGET, test: { name: 'test_0', title: 'add(1)' } });
      expect([store.index, store.lastIndex]).toEqual([1, 1]);
    });

    test('and says so if looking at them fails', async () => {
      answer = () => Promise.resolve(recorded(OUTLINE));
      whole = () => Promise.reject(new LanguageUnavailable('Python is missing.'));
      await store.open(TARGET);
      expect([store.status, store.message]).toEqual(['failed', 'Python is missing.']);
    });
  });

  test('marks the line that runs next and the one before it, and opens its file', async () => {
    await store.open(TARGET);
    store.go(2);
    expect(store.trace).toEqual({ file: 'main.py', line: 3, kind: 'next', previous: 2 });
    store.go(4);
    expect(store.trace).toEqual({ file: 'helper.py', line: 8, kind: 'done' });
    expect(showFile).toHaveBeenLastCalledWith('helper.py');
    expect(store.announcement).toBe('Step 5 of 8. add() returns 1.');
  });

  test('offers another try if the recording ended before the first line, and doesn’t claim that there is none', async () => {
    answer = () => Promise.resolve(recorded([], { exitCode: null, limitHit: 'time' }));
    await store.open(TARGET);
    expect([store.status, store.message]).toEqual(['failed', expect.stringContaining('Please try again')]);
    answer = () => Promise.resolve(recorded(ENTRIES));
    store.again(FILES);
    await vi.waitFor(() => expect(store.status).toBe('ready'));
  });

  test('announces what has changed', async () => {
    await store.open(TARGET);
    store.go(5);
    expect(store.announcement).toBe('Step 6 of 8. Line 2 runs next. total is 1.');
  });

  test('notices that the program has changed, and records it again', async () => {
    await store.open(TARGET);
    const changed = [{ name: 'main.py', content: 'x = 2' }];
    expect([store.isStale(FILES), store.isStale(changed)]).toEqual([false, true]);
    store.again(changed);
    await vi.waitFor(() => expect(store.status).toBe('ready'));
    expect(store.isStale(changed)).toBe(false);
  });

  test('says why there is nothing to step through', async () => {
    const diagnostics = [
      { file: 'main.py', line: 1, severity: 'error' as const, message: 'SyntaxError: invalid syntax' },
    ];
    answer = () => Promise.resolve(recorded([], { diagnostics }));
    await store.open(TARGET);
    expect([store.status, store.message]).toEqual([
      'empty',
      'There’s nothing to step through yet. Fix line 1 of main.py first: SyntaxError: invalid syntax',
    ]);
  });

  test('says what went wrong, and ignores a recording that was closed', async () => {
    answer = () => Promise.reject(new LanguageUnavailable('Python is missing.'));
    await store.open(TARGET);
    expect([store.status, store.message]).toEqual(['failed', 'Python is missing.']);
    let finish: (value: Recorded) => void = () => undefined;
    answer = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const opening = store.open(TARGET);
    store.close();
    finish(recorded(ENTRIES));
    await opening;
    expect(store.status).toBe('closed');
  });
});
