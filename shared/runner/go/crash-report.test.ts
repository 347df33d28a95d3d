import { expect, test } from 'vitest';
import { CrashFilter, explainCrash } from './crash-report';

const encoder = new TextEncoder();
const own = new Set(['main.go', 'shapes/area.go']);

function filtered(...writes: string[]) {
  let passed = '';
  const filter = new CrashFilter((text) => {
    passed += text;
  });
  for (const text of writes) filter.write(encoder.encode(text));
  return { passed, held: filter.take() };
}

test('stderr output passes through immediately, even without a newline', () => {
  expect(filtered('one\ntwo', ' three')).toEqual({ passed: 'one\ntwo three', held: '' });
  expect(filtered('pan', 'cakes\n')).toEqual({ passed: 'pancakes\n', held: '' });
});

test('everything from the start of a crash report is held back, no matter how it’s split', () => {
  expect(filtered('bye\n', 'pan', 'ic: ', 'boom\n\ngoroutine 1')).toEqual({
    passed: 'bye\n',
    held: 'panic: boom\n\ngoroutine 1',
  });
  expect(filtered('no line end', 'fatal error: x')).toEqual({
    passed: 'no line end',
    held: 'fatal error: x',
  });
});

test('an endless crash report is truncated', () => {
  const { passed, held } = filtered('panic: ', ...Array.from({ length: 50 }, () => 'x'.repeat(100_000)));
  expect(passed).toBe('');
  expect(held).toBe(`panic: ${'x'.repeat(held.length - 7)}`);
  expect(held.length).toBeLessThan(1_000_000);
});

const REPORT = `panic: runtime error: integer divide by zero [recovered, repanicked]

goroutine 7 [running]:
testing.tRunner.func1.2({0x1, 0x2})
	testing/testing.go:1734 +0x3
main.shapes.Area(...)
	/work/shapes/area.go:12 +0x4
main.check(0xc0ffee, 0x2a)
	main_test.go:9 +0x1
main.Map[...](0x1)
	main.go:30 +0x4
created by main.main in goroutine 1
	main.go:41 +0x9

goroutine 1 [chan receive]:
main.TestSecret(0x2a)
	main_test.go:5 +0x5
`;

test('a report keeps the learner’s frames without arguments, and marks the first', () => {
  const report = explainCrash(REPORT, own);
  expect(report.text).toBe(`panic: runtime error: integer divide by zero [recovered, repanicked]

goroutine 7 [running]:
main.shapes.Area(...)
	shapes/area.go:12
main.Map[...](...)
	main.go:30
created by main.main
	main.go:41
`);
  expect(report.cause).toBe('panic: runtime error: integer divide by zero');
  expect(report.diagnostic).toEqual({
    file: 'shapes/area.go',
    line: 12,
    severity: 'error',
    message: 'panic: runtime error: integer divide by zero',
  });
});

test('a report without its first line still contains only the learner’s frames', () => {
  const { text } = explainCrash('goroutine 1 [running]:\nmain.check(0x2a)\n\tmain_test.go:9 +0x1\n', own);
  expect(text.trim()).toBe('');
});

test('running out of memory is recognized', () => {
  const text =
    'runtime: out of memory: cannot allocate 4194304-byte block (1 in use)\nfatal error: out of memory\n';
  expect(explainCrash(text, own)).toMatchObject({ outOfMemory: true, cause: 'fatal error: out of memory' });
  expect(explainCrash('panic: out of memory\n', own).outOfMemory).toBe(false);
});
