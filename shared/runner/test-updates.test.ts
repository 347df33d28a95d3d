import { expect, test } from 'vitest';
import { loadRuntimeAssets } from './assets';
import { TestsSoFar, type TestUpdate } from './protocol/tests-so-far';
import type { RunRequest } from './runner';
import { createRuntime } from './runtime';
import { diskAssets } from './testing/disk-assets';
import { JUDGED_LOOPS, judged } from './testing/judged-loops';

/* The updates that each judge sends while tests run add up to its result. */

const scripts = (['js', 'ts'] as const).map((extension) =>
  judged(
    extension === 'js' ? 'javascript' : 'typescript',
    {
      [`main.${extension}`]: `${extension === 'ts' ? '// @ts-nocheck\n' : ''}export function work(n) {
  console.log('in', n);
  if (n === 2) throw new Error('two');
  return n;
}`,
    },
    {
      [`broken.test.${extension}`]: "import { none } from './nowhere';\n",
      [`work.test.${extension}`]: `import { work } from './main';
test('one', () => expect(work(1)).toBe(1));
test('two', () => expect(work(2)).toBe(2));
test('three', () => expect(work(3)).toBe(4));
afterAll(() => { throw new Error('after'); });`,
    },
  ),
);
const result = (number: number, row: number) => `-- result: ${number}\n-- row: ${row}\n`;
const sql = judged(
  'sql',
  { 'main.sql': 'SELECT 1 AS a; SELECT 2 AS a;' },
  {
    'work_test.sql': `-- test: one\n${result(1, 1)}-- test: two\n${result(2, 3)}-- test: bad\n${result(7, 3)}`,
  },
);
/** The same programs, with a crash in place of the endless loop. */
const crashing = JUDGED_LOOPS.map((request): RunRequest => {
  const [entry, ...others] = request.files;
  const content = entry!.content
    .replace('while True: pass', 'raise ValueError(n)')
    .replace('for (volatile int i = 0;; i++);', '__builtin_trap();')
    .replace('for {}', 'panic("two")');
  return { ...request, files: [{ ...entry!, content }, ...others] };
});

test.each([...crashing, ...scripts, sql])('$language', { timeout: 60_000 }, async (request) => {
  const assets = await loadRuntimeAssets(request.language, diskAssets);
  const runtime = await createRuntime(request.language, assets);
  const updates: TestUpdate[] = [];
  const soFar = new TestsSoFar();
  const onTests = (update: TestUpdate) => {
    updates.push(update);
    soFar.apply(structuredClone(update));
  };
  await runtime.prepare(request, onTests);
  const result = runtime.run(request, () => undefined, onTests);
  expect(soFar.outcomes([], '')).toEqual(result.tests);
  expect(result.tests!.length).toBeGreaterThanOrEqual(3);
  expect(result.tests!.map(({ outcome }) => outcome)).toContain('passed');
  // Until a test ends, it hasn't passed.
  const [first] = updates;
  expect(first?.kind === 'list' && first.tests.every(({ outcome }) => outcome === 'error')).toBe(true);
});
