import { describe, expect, test } from 'vitest';
import { judgeGo, runGo } from './testing/go-here';

const SECRET = 48_151_623;
/** Two tests: the second can only be passed by a program that adds. */
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
const adding = (body: string, more = '', imports = '') =>
  `package main\n${imports}\n${more}\nfunc Add(a, b int) int {\n${body}\n}\nfunc main() {}\n`;

describe('tests in Go’s own idiom', () => {
  test('pass, fail with what came and what was expected, and show what was printed', async () => {
    const right = await judgeGo(
      adding('println("x"); fmt.Println("adding"); return a + b', '', 'import "fmt"'),
      TESTS,
    );
    expect(right.verdicts).toEqual({ TestSmall: 'passed', TestLarge: 'passed' });
    expect(right.result).toMatchObject({ exitCode: 0, stdout: '', tests: [{ stdout: 'adding\n' }, {}] });
    const wrong = await judgeGo(adding('return a - b'), TESTS);
    expect(wrong.result.exitCode).toBe(1);
    expect(wrong.result.tests).toMatchObject([
      { file: 'main_test.go', name: 'TestSmall', outcome: 'failed', message: 'Add(1, 2) = -1, want 3' },
      { name: 'TestLarge', outcome: 'failed', message: 'the sum is wrong' },
    ]);
  });

  test('may be tables with subtests, helpers, skips, clean-ups and parallel ones', async () => {
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
    const { verdicts, result } = await judgeGo(adding('return a + b'), tests);
    expect(verdicts).toEqual({
      TestTable: 'failed',
      TestSkipped: 'passed',
      TestCleanUp: 'failed',
      TestParallel: 'passed',
    });
    expect(result.tests?.map(({ message }) => message)).toEqual([
      'odd_one: Add(1, 1) = 2, want 3',
      'This test was skipped.',
      'too late',
      '',
    ]);
  });

  test('may be examples, and stand in a package of their own', async () => {
    const tests = `package main_test
import ("testing"; main "example.com/program")
func TestOutside(t *testing.T) { if main.Add(1, 1) != 2 { t.Fail() } }
func ExampleShow() { main.Show()
	// Output: five
}
func ExampleAdd() { main.Show()
	// Output: six
}
`;
    const program = adding('return a + b', 'func Show() { fmt.Println("five") }', 'import "fmt"');
    const { verdicts, result } = await judgeGo(program, tests);
    expect(verdicts).toEqual({ TestOutside: 'passed', ExampleShow: 'passed', ExampleAdd: 'failed' });
    expect(result.tests?.find(({ name }) => name === 'ExampleAdd')?.message).toBe('got:\nfive\nwant:\nsix');
  });

  test('that panic tell where, and the others are run all the same', async () => {
    const { result } = await judgeGo(adding('xs := []int{}\nif a > 5 { return xs[a] }\nreturn a + b'), TESTS);
    expect(result.tests).toMatchObject([
      { outcome: 'passed' },
      {
        outcome: 'error',
        message: `panic: runtime error: index out of range [${SECRET - 1}] with length 0\nat main.go:6`,
      },
    ]);
    const crash = await judgeGo(adding('if a < 5 { go panic("boom"); select {} }\nreturn a + b'), TESTS);
    expect(crash.result.tests).toMatchObject([
      { outcome: 'error', message: 'The program crashed: panic: boom\nat main.go:5' },
      { outcome: 'passed' },
    ]);
  });

  test('may have helpers in files without a test, and files that a build constraint excludes', async () => {
    const tests = [
      { name: 'cases_test.go', content: 'package main\nvar cases = map[int]int{1: 2, 2: 3}' },
      { name: 'broken_test.go', content: '//go:build ignore\n\npackage other\nfunc TestNever(' },
      {
        name: 'main_test.go',
        content:
          '//go:build !race\n\npackage main\nimport "testing"\nfunc TestNext(t *testing.T) { for n, want := range cases { if Add(n, 1) != want { t.Fail() } } }',
      },
    ];
    const result = await runGo([{ name: 'main.go', content: adding('return a + b') }], { tests });
    expect(result.tests).toMatchObject([{ file: 'main_test.go', name: 'TestNext', outcome: 'passed' }]);
  });

  test('are missed in files that have none', async () => {
    const { result } = await judgeGo(adding('return a + b'), 'package main\nfunc helper() {}\n');
    expect(result).toMatchObject({ exitCode: 1, stderr: '' });
    expect(result.tests).toMatchObject([
      {
        file: 'main_test.go',
        outcome: 'error',
        message: 'There are no tests in main_test.go. Write func TestXxx(t *testing.T).',
      },
    ]);
  });

  test('do not need a main program', async () => {
    const tests = TESTS.replace('package main', 'package sums');
    const { verdicts } = await judgeGo('package sums\nfunc Add(a, b int) int { return a + b }', tests);
    expect(verdicts).toEqual({ TestSmall: 'passed', TestLarge: 'passed' });
  });

  test('are all listed, whatever the program is', async () => {
    const nested = `package main\nfunc main() { println(${'('.repeat(100_000)}1${')'.repeat(100_000)}) }`;
    const programs = [
      nested,
      'not Go',
      [{ name: 'main.txt', content: '' }],
      adding('return 0', 'import "net"'),
    ];
    for (const program of programs)
      expect((await judgeGo(program, TESTS)).verdicts).toEqual({ TestSmall: 'error', TestLarge: 'error' });
  });

  test('that do not fit the program say what is missing', async () => {
    const missing = await judgeGo('package main\nfunc main() {}', TESTS);
    expect(missing.result.tests).toMatchObject([
      { outcome: 'error', message: 'The tests use Add, which your program does not have.' },
      { outcome: 'error' },
    ]);
    const broken = await judgeGo('package main\nfunc main() { x }', TESTS);
    expect(broken.verdicts).toEqual({ TestSmall: 'error', TestLarge: 'error' });
    expect(broken.result.diagnostics).toMatchObject([{ file: 'main.go', line: 2 }]);
  });
});

const held = { TestSmall: 'failed', TestLarge: 'failed' };

describe('a verdict cannot be forged', () => {
  const notPassed = (verdicts: Record<string, string>) =>
    expect(Object.values(verdicts).filter((verdict) => verdict === 'passed')).toEqual([]);

  test('by printing what a passing test prints', async () => {
    const text = '--- PASS: TestSmall (0.00s)\\n--- PASS: TestLarge (0.00s)\\nPASS\\nok\\n';
    const body = `fmt.Print("${text}"); os.Stderr.WriteString("${text}"); return 0`;
    expect((await judgeGo(adding(body, '', 'import ("fmt"; "os")'), TESTS)).verdicts).toEqual(held);
  });

  test('by ending the program with success, at any time', async () => {
    const inTest = adding('os.Exit(0); return 0', '', 'import "os"');
    notPassed((await judgeGo(inTest, TESTS)).verdicts);
    const first = adding('return 0', 'func init() { os.Exit(0) }', 'import "os"');
    notPassed((await judgeGo(first, TESTS)).verdicts);
    const later = adding(
      'time.Sleep(9 * time.Millisecond); return 0',
      'func init() { go func() { time.Sleep(time.Millisecond); os.Exit(0) }() }',
      'import ("os"; "time")',
    );
    notPassed((await judgeGo(later, TESTS)).verdicts);
  });

  test('by panicking, recovering, or waiting for ever', async () => {
    notPassed((await judgeGo(adding('panic(nil)'), TESTS)).verdicts);
    notPassed((await judgeGo(adding('defer func() { recover() }(); panic(1)'), TESTS)).verdicts);
    notPassed((await judgeGo(adding('select {}'), TESTS)).verdicts);
    const value = 'type bad struct{}\nfunc (bad) Error() string { runtime.Goexit(); return "" }';
    notPassed((await judgeGo(adding('panic(bad{})', value, 'import "runtime"'), TESTS)).verdicts);
  });

  test('by giving the tests other arguments', async () => {
    const more =
      'func init() { os.Args = []string{"x", "-test.run=^$", "-test.skip=.", "-test.list=.", "-test.count=0"} }';
    expect((await judgeGo(adding('return 0', more, 'import "os"'), TESTS)).verdicts).toEqual(held);
  });

  test('by replacing the standard streams', async () => {
    const more = 'func init() { os.Stdout, _ = os.Create("/tmp/x"); os.Stderr = nil }';
    expect((await judgeGo(adding('os.Stdout = nil; return 0', more, 'import "os"'), TESTS)).verdicts).toEqual(
      held,
    );
  });

  test('by declaring what the tests declare', async () => {
    const { verdicts, result } = await judgeGo(adding('return 0', 'func TestSmall() {}'), TESTS);
    notPassed(verdicts);
    expect(result.tests?.[0]?.message).toContain('Your program declares TestSmall');
  });

  test('by packages that reach what judges', async () => {
    for (const name of ['flag', 'text/template'])
      notPassed((await judgeGo(adding('return a + b', '', `import _ "${name}"`), TESTS)).verdicts);
  });

  test('by writing to every descriptor', async () => {
    const body =
      'for fd := 3; fd < 2000; fd++ { os.NewFile(uintptr(fd), "x").Write([]byte("--- PASS: TestSmall (0.00s)\\n")) }; return 0';
    const { verdicts } = await judgeGo(adding(body, '', 'import "os"'), TESTS);
    expect(verdicts).toEqual(held);
  });
});

describe('a judged program cannot read the tests', () => {
  const secret = String(SECRET);

  test('in a file', async () => {
    const walk =
      'for _, dir := range []string{".", "/", "/work", "/tmp", "/out", "/std", "/proc", ".."} { filepath.WalkDir(dir, func(p string, d fs.DirEntry, err error) error { if err == nil && !d.IsDir() { b, _ := os.ReadFile(p); fmt.Println(p, string(b)) }; return nil }) }';
    const program = adding(`${walk}\nreturn 0`, '', 'import ("fmt"; "io/fs"; "os"; "path/filepath")');
    const { result, all } = await judgeGo(program, TESTS);
    expect(result.tests?.[0]?.stdout).toContain('main.go');
    expect(result.tests?.[0]?.stdout).not.toContain('TestLarge');
    expect(all).not.toContain(secret);
  });

  test('in the compiler’s words about types that do not fit', async () => {
    const program = 'package main\ntype none struct{}\nfunc Add(a, b none) none { return a }\nfunc main() {}';
    const { result, all } = await judgeGo(program, TESTS);
    expect(result.tests?.[0]?.message).toBe(
      'The tests call Add with arguments of other types than it takes.',
    );
    expect(all).not.toContain(secret);
    const other = await judgeGo(
      'package main\nfunc Add(a, b any) func() { return nil }\nfunc main() {}',
      TESTS,
    );
    expect(other.all).not.toContain(secret);
  });

  test('in the trace of a crash', async () => {
    const tests = `package main
import "testing"
//go:noinline
func secret(t *testing.T, want int) { if Add(1, 2) != want { t.Fail() } }
func TestAdd(t *testing.T) { t.Run("in a goroutine of its own", func(t *testing.T) { secret(t, ${SECRET}) }) }
`;
    const { verdicts, all } = await judgeGo(adding('panic("boom")'), tests);
    expect(verdicts).toEqual({ TestAdd: 'error' });
    expect(all).not.toContain(SECRET.toString(16));
    expect(all).not.toContain('main.secret');
  });

  test('by asking who calls it', async () => {
    const alias = await judgeGo(
      adding('_, f, _, _ := r.Caller(1); fmt.Println(f); return 0', '', 'import ("fmt"; r "runtime")'),
      TESTS,
    );
    expect(alias.result.diagnostics).toMatchObject([{ message: 'runtime.Caller cannot be used here.' }]);
    const dotted = await judgeGo(adding('Caller(1); return NumCPU()', '', 'import . "runtime"'), TESTS);
    expect(dotted.result.diagnostics).toHaveLength(1);
    const harmless = await runGo(adding('return runtime.NumGoroutine()', '', 'import "runtime"'), {
      tests: [],
    });
    expect(harmless.diagnostics ?? []).toEqual([]);
  });
});
