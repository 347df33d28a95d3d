import type { RunRequest } from '@shared/runner';
import { CodeRunnerStore } from '@web/features/solving/code-runner';
import { fakePlatform } from '@web/platform/testing';
import { expect, test, vi } from 'vitest';
import { loadExamples } from './examples';
import { PlaygroundStore } from './playground.store';

const examples = await loadExamples('python');
const [first, , , , several] = examples;

function setUp(storage = fakePlatform().storage) {
  const requests: RunRequest[] = [];
  const runner = new CodeRunnerStore(async () => ({
    load: async () => {},
    run: async (request) => {
      requests.push(request);
      return { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 0 };
    },
  }));
  const make = () => new PlaygroundStore({ language: 'python', examples, storage, runner });
  return { storage, requests, make, store: make() };
}
const names = (store: PlaygroundStore) => store.files.map(({ name }) => name);

test('it starts with the first example and stores changes', () => {
  const { store, make } = setUp();
  expect(store.files).toEqual(first!.files);
  store.edit('main.py', 'print("mine")');
  store.setStdin('7\n');
  store.addFile('helper.py');
  const again = make();
  expect([again.program, again.isChanged]).toEqual([
    {
      files: [
        { name: 'main.py', content: 'print("mine")' },
        { name: 'helper.py', content: '' },
      ],
      stdin: '7\n',
    },
    true,
  ]);
});

test('all files are run with the input, the entry first', async () => {
  const { store, requests } = setUp();
  store.openExample(several!);
  store.setStdin('5\n');
  store.start();
  await vi.waitFor(() => expect(store.run.end).toBe('ok'));
  expect(requests).toEqual([{ language: 'python', files: several!.files, stdin: '5\n' }]);
});

test('files can be added, renamed and deleted, except for the entry', () => {
  const { store } = setUp();
  store.addFile('a.py');
  store.addFile('a.py');
  expect([names(store), store.activeName]).toEqual([['main.py', 'a.py'], 'a.py']);
  store.renameFile('a.py', 'tools/b.py');
  expect([names(store), store.activeName]).toEqual([['main.py', 'tools/b.py'], 'tools/b.py']);
  store.renameFile('main.py', 'other.py');
  store.deleteFile('main.py');
  store.deleteFile('tools/b.py');
  expect([names(store), store.activeName]).toEqual([['main.py'], 'main.py']);
});

test.each([
  ['', 'Name the file'],
  ['notes', 'File names in a Python program end in .py'],
  ['.py', 'File names in a Python program end in .py'],
  ['../up.py', 'can’t contain'],
  ['main.py', 'Two files are named "main.py"'],
])('the name %j is rejected with a reason', (name, words) => {
  const { store } = setUp();
  expect(store.nameProblem(name)).toContain(words);
  store.addFile(name);
  expect(names(store)).toEqual(['main.py']);
});

test('reset restores what the program is based on', () => {
  const { store } = setUp();
  store.openExample(several!);
  store.edit('stock.py', 'broken');
  store.deleteFile('money.py');
  store.reset();
  expect([store.program.files, store.isChanged]).toEqual([several!.files, false]);
});

test('an example saves changed code, which can be restored', () => {
  const { store, make } = setUp();
  store.edit('main.py', 'mine');
  store.openExample(several!);
  const later = make();
  expect([later.files[0]?.content, later.saved?.files[0]?.content]).toEqual([
    several!.files[0]!.content,
    'mine',
  ]);
  later.restoreSaved();
  expect([later.files[0]?.content, later.saved]).toEqual(['mine', null]);
});

test('a shared program opens without running, and the user’s own program is saved', async () => {
  const sender = setUp().store;
  sender.edit('main.py', 'print("shared")');
  const fragment = await sender.share();
  const { store, requests } = setUp();
  store.edit('main.py', 'mine');
  await store.openShared(fragment!);
  expect([store.files[0]?.content, store.saved?.files[0]?.content, requests]).toEqual([
    'print("shared")',
    'mine',
    [],
  ]);
  expect(store.notice).toContain('came from a link');
});

test('a broken link changes nothing and says so', async () => {
  const { store } = setUp();
  store.edit('main.py', 'mine');
  await store.openShared('#code=abc');
  expect([store.files[0]?.content, store.notice]).toEqual(['mine', expect.stringContaining('incomplete')]);
});

test('a program too long for a link is not shared', async () => {
  const { store } = setUp();
  const noise = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
  store.edit('main.py', noise);
  expect(await store.share()).toBeNull();
});

test('a program that runs out of input says so', async () => {
  const { storage } = setUp();
  const runner = new CodeRunnerStore(async () => ({
    load: async () => {},
    run: async ({ stdin }) => {
      const stderr = stdin
        ? ''
        : '  File "main.py", line 1, in <module>\nEOFError: EOF when reading a line\n';
      return { stdout: '', stderr, exitCode: stdin ? 0 : 1, timeMs: 1, memoryBytes: 0 };
    },
  }));
  const store = new PlaygroundStore({ language: 'python', examples, storage, runner });
  expect(store.isOutOfInput).toBe(false);
  store.start();
  await vi.waitFor(() => expect(store.isOutOfInput).toBe(true));
  store.setStdin('7\n');
  store.start();
  await vi.waitFor(() => expect(store.run.end).toBe('ok'));
  expect(store.isOutOfInput).toBe(false);
});
