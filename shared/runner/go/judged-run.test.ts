import { describe, expect, test } from 'vitest';
import type { TestOutcome } from '../runner';
import { goAdding as adding, judgeGo, type Sources } from './testing/run-go';

const SECRET = 48_151_623;
/** Two tests. Only a program that really adds can pass the second. */
const TESTS = `package main

import "testing"

func TestSmall(t *testing.T) {
	if got := Add(1, 2); got != 3 {
		t.Errorf("Add(1, 2) = %d, want 3", got)
	}
}

func TestLarge(t *testing.T) {
	if got := Add(${SECRET - 1}, 1); got != ${SECRET} {
		t.Fatal("the sum is wrong")
	}
}
`;
const CORRECT = adding('return a + b');

/** Judges a program by TESTS, whose values must not appear in the result. */
async function judge(program: Sources): Promise<TestOutcome[]> {
  const { result } = await judgeGo(program, TESTS);
  expect(JSON.stringify(result)).not.toContain(String(SECRET));
  expect(result.tests?.map(({ name }) => name)).toEqual(['TestSmall', 'TestLarge']);
  return result.tests!;
}

describe('tests in Go’s own idiom', () => {
  test('pass, fail with their messages, and show the output', async () => {
    const printing = adding('println("x"); fmt.Println("adding"); return a + b', '"fmt"');
    const { result } = await judgeGo(printing, TESTS);
    expect(result).toMatchObject({
      exitCode: 0,
      stdout: '',
      tests: [{ outcome: 'passed', stdout: 'adding\n' }, { outcome: 'passed' }],
    });
    const wrong = await judgeGo(adding('return a - b'), TESTS);
    expect(wrong.result.exitCode).toBe(1);
    expect(wrong.result.tests).toMatchObject([
      { file: 'main_test.go', name: 'TestSmall', outcome: 'failed', message: 'Add(1, 2) = -1, want 3' },
      { name: 'TestLarge', outcome: 'failed', message: 'the sum is wrong' },
    ]);
  });

  test('can use tables with subtests, helpers, skips, cleanups and parallel tests', async () => {
    const tests = `package main
import "testing"
func check(t *testing.T, a, b, want int) {
	t.Helper()
	if got := Add(a, b); got != want { t.Errorf("Add(%d, %d) = %d, want %d", a, b, got, want) }
}
func TestTable(t *testing.T) {
	for name, c := range map[string][3]int{"zero": {0, 0, 0}} {
		t.Run(name, func(t *testing.T) { check(t, c[0], c[1], c[2]) })
	}
	t.Run("odd one", func(t *testing.T) { t.Parallel(); check(t, 1, 1, 3) })
}
func TestSkipped(t *testing.T) { t.Skip("not yet") }
func TestCleanUp(t *testing.T) { t.Cleanup(func() { t.Error("too late") }) }
func TestParallel(t *testing.T) { t.Parallel(); check(t, 2, 2, 4) }
func Testify(t *testing.T) {}
func TestNoParameter() {}
func BenchmarkAdd(b *testing.B) {}
`;
    const { result } = await judgeGo(CORRECT, tests);
    expect(result.tests?.map(({ name, outcome, message }) => `${name} ${outcome} ${message}`)).toEqual([
      'TestTable failed odd_one: Add(1, 1) = 2, want 3',
      'TestSkipped passed This test was skipped.',
      'TestCleanUp failed too late',
      'TestParallel passed ',
    ]);
  });

  test('show where they panic, and the other tests still run', async () => {
    const message = `panic: runtime error: index out of range [${SECRET - 1}] with length 0\nat main.go:6`;
    expect(await judge(adding('xs := []int{}\nif a > 5 { return xs[a] }\nreturn a + b'))).toMatchObject([
      { outcome: 'passed' },
      { outcome: 'error', message },
    ]);
    expect(await judge(adding('if a < 5 { go panic("boom"); select {} }\nreturn a + b'))).toMatchObject([
      { outcome: 'error', message: 'The program crashed: panic: boom\nat main.go:5' },
      { outcome: 'passed' },
    ]);
  });

  test('can have helper files without tests, and files excluded by a build constraint', async () => {
    const { verdicts } = await judgeGo(CORRECT, {
      'cases_test.go': 'package main\nvar cases = map[int]int{1: 2, 2: 3}',
      'broken_test.go': '//go:build ignore\n\npackage other\nfunc TestNever(',
      'main_test.go':
        '//go:build !race\n\npackage main\nimport "testing"\nfunc TestNext(t *testing.T) { for n, want := range cases { if Add(n, 1) != want { t.Fail() } } }',
    });
    expect(verdicts).toEqual({ TestNext: 'passed' });
  });

  test('are reported as missing if a file has none', async () => {
    const { result } = await judgeGo(CORRECT, 'package main\nfunc helper() {}\n');
    const message = 'There are no tests in main_test.go. Write func TestXxx(t *testing.T).';
    const tests = [{ file: 'main_test.go', outcome: 'error', message }];
    expect(result).toMatchObject({ exitCode: 1, stderr: '', tests });
  });

  test('don’t need a main program', async () => {
    const tests = TESTS.replace('package main', 'package sums');
    const { verdicts } = await judgeGo('package sums\nfunc Add(a, b int) int { return a + b }', tests);
    expect(verdicts).toEqual({ TestSmall: 'passed', TestLarge: 'passed' });
  });

  const NESTED = `package main\nfunc main() { println(${'('.repeat(100_000)}1${')'.repeat(100_000)}) }`;
  const TYPED = 'package main\ntype none struct{}\nfunc Add(a, b none) none { return a }\nfunc main() {}';
  const BROKEN = 'The program doesn’t compile.';

  test.each<[name: string, program: Sources, message: string]>([
    ['is nested too deeply', NESTED, BROKEN],
    ['is not Go', 'not Go', BROKEN],
    ['is not a Go file', { 'main.txt': '' }, BROKEN],
    ['has a forbidden import', adding('return 0', '"net"'), BROKEN],
    ['has no Add', 'package main\nfunc main() {}', 'The tests use Add, which your program doesn’t have.'],
    ['has a different Add', TYPED, 'The tests call Add with different argument types.'],
  ])('are errors when the program %s', async (_, program, message) => {
    expect(await judge(program)).toMatchObject([{ outcome: 'error', message }, { outcome: 'error' }]);
  });
});

test('a test that does not compile is quoted with its line, but only for its author', async () => {
  const tests = TESTS.replace(/^func TestSmall.*$/m, (line) => `${line}\n\tvar text string = Add(1, 2)`);
  const line = tests.split('\n').findIndex((each) => each.includes('var text')) + 1;
  const { result } = await judgeGo(CORRECT, tests);
  expect(result.diagnostics).toEqual([]);
  const forAuthor = await judgeGo(CORRECT, tests, { quoteTests: true });
  const message = expect.stringContaining('cannot use Add(1, 2)');
  expect(forAuthor.result.diagnostics).toContainEqual(
    expect.objectContaining({ file: 'main_test.go', line, severity: 'error', message }),
  );
});

describe('a program that does not add cannot pass', () => {
  const PASSING = '--- PASS: TestSmall (0.00s)\\n--- PASS: TestLarge (0.00s)\\nPASS\\nok\\n';

  test.each([
    [
      'by printing the output of a passing test',
      adding(`fmt.Print("${PASSING}"); os.Stderr.WriteString("${PASSING}"); return 0`, '"fmt"; "os"'),
    ],
    ['by exiting successfully', adding('os.Exit(0); return 0', '"os"')],
    ['by exiting before the tests', adding('return 0', '"os"', 'func init() { os.Exit(0) }')],
    [
      'by exiting during the tests',
      adding(
        'time.Sleep(9 * time.Millisecond); return 0',
        '"os"; "time"',
        'func init() { go func() { time.Sleep(time.Millisecond); os.Exit(0) }() }',
      ),
    ],
    ['by panicking', adding('panic(nil)')],
    ['by recovering', adding('defer func() { recover() }(); panic(1)')],
    ['by waiting forever', adding('select {}')],
    [
      'by ending the goroutine while a panic is printed',
      adding(
        'panic(bad{})',
        '"runtime"',
        'type bad struct{}\nfunc (bad) Error() string { runtime.Goexit(); return "" }',
      ),
    ],
    [
      'by changing the tests’ arguments',
      adding(
        'return 0',
        '"os"',
        'func init() { os.Args = []string{"x", "-test.run=^$", "-test.skip=.", "-test.list=.", "-test.count=0"} }',
      ),
    ],
    [
      'by replacing the standard streams',
      adding(
        'os.Stdout = nil; return 0',
        '"os"',
        'func init() { os.Stdout, _ = os.Create("/tmp/x"); os.Stderr = nil }',
      ),
    ],
    ['by importing flag', adding('return a + b', '_ "flag"')],
    ['by importing text/template', adding('return a + b', '_ "text/template"')],
    [
      'by writing to every descriptor',
      adding(
        `for fd := 3; fd < 2000; fd++ { os.NewFile(uintptr(fd), "x").Write([]byte("${PASSING}")) }; return 0`,
        '"os"',
      ),
    ],
  ])('%s', async (_, program) => {
    for (const { outcome } of await judge(program)) expect(outcome).not.toBe('passed');
  });

  test('by declaring the same names as the tests', async () => {
    const [first] = await judge(adding('return 0', '', 'func TestSmall() {}'));
    expect(first).toMatchObject({ outcome: 'error' });
    expect(first?.message).toContain('Your program declares TestSmall');
  });
});

test('a judged program sees only its own files', async () => {
  const walk =
    'for _, dir := range []string{".", "/", "/work", "/tmp", "/out", "/std", "/proc", ".."} { filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error { if err == nil && !d.IsDir() { b, _ := os.ReadFile(p); fmt.Println(p, string(b)) }; return nil }) }';
  const [first] = await judge(adding(`${walk}\nreturn 0`, '"fmt"; "io/fs"; "os"; "path/filepath"'));
  expect(first?.stdout).toContain('main.go');
  expect(first?.stdout).not.toContain('TestLarge');
});
