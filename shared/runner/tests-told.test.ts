import { expect, test } from 'vitest';
import { loadRuntimeAssets } from './assets';
import { type TestNews, TestsSoFar } from './protocol/tests-so-far';
import type { RunRequest } from './runner';
import { createRuntime } from './runtime';
import { diskAssets } from './testing/disk-assets';
import { JUDGED_LOOPS } from './testing/judged-loops';

/* What each judge tells while it judges comes, in the end, to what it gives as its result. */

const scripts = (['javascript', 'typescript'] as const).map((language): RunRequest => {
  const extension = language === 'javascript' ? 'js' : 'ts';
  const work = `export function work(n) { console.log('in', n); if (n === 2) throw new Error('two'); return n; }\n`;
  const tests = `import { work } from './main.${extension}';
test('one', () => expect(work(1)).toBe(1));
test('two', () => expect(work(2)).toBe(2));
test('three', () => expect(work(3)).toBe(4));
afterAll(() => { throw new Error('after'); });
`;
  return {
    language,
    files: [
      { name: `main.${extension}`, content: language === 'typescript' ? `// @ts-nocheck\n${work}` : work },
    ],
    tests: [
      { name: `broken.test.${extension}`, content: "import { none } from './nowhere';\n" },
      { name: `work.test.${extension}`, content: tests },
    ],
  };
});
const sql: RunRequest = {
  language: 'sql',
  files: [{ name: 'main.sql', content: 'SELECT 1 AS a; SELECT 2 AS a;' }],
  tests: [
    {
      name: 'work_test.sql',
      content: `-- test: one\n-- result: 1\n-- row: 1\n
-- test: two\n-- result: 2\n-- row: 3\n
-- test: bad\n-- result: 7\n-- row: 3\n`,
    },
  ],
};
/** Those that loop for ever crash here instead, in each language's way. */
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
  const told: TestNews[] = [];
  const soFar = new TestsSoFar();
  const hear = (news: TestNews) => {
    told.push(news);
    soFar.take(structuredClone(news));
  };
  await runtime.prepare(request, hear);
  const result = runtime.run(request, () => undefined, hear);
  expect(soFar.outcomes([], '')).toEqual(result.tests);
  expect(result.tests!.length).toBeGreaterThanOrEqual(3);
  expect(result.tests!.map(({ outcome }) => outcome)).toContain('passed');
  // Before anything has ended, nothing has passed.
  const [first] = told;
  expect(first?.kind === 'list' && first.tests.every(({ outcome }) => outcome === 'error')).toBe(true);
});
