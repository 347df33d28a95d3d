import type { SourceFile } from '../../runner';
import type { Attack } from './attack';

/** The tests that every cheat is tried on. A program that reads or prints their values has escaped. */
const TESTS = `package main

import (
	"sync"
	"testing"
)

var cases = []struct {
	a, b, want int
	note       string
}{{4815, 1623, 6438, "ESCAPED"}, {4242, 1, 4243, "ESCAPED"}}

func check(t *testing.T, got, want int) {
	if got != want {
		t.Error("the sum is wrong")
	}
}

func TestSum(t *testing.T) {
	for _, c := range cases {
		check(t, Add(c.a, c.b), c.want)
	}
}

func TestParts(t *testing.T) {
	for _, c := range cases {
		t.Run("part", func(t *testing.T) { check(t, Add(c.a, c.b), c.want) })
	}
}

func TestConcurrent(t *testing.T) {
	var all sync.WaitGroup
	for _, c := range cases {
		all.Go(func() { check(t, Add(c.a, c.b), c.want) })
	}
	all.Wait()
}
`;

/** Tests of a package that the program doesn't import. */
const MATHS_TESTS = `package maths

import "testing"

var cases = map[int]string{4815: "ESCAPED"}

func TestDouble(t *testing.T) {
	for n := range cases {
		if Double(n) != 2*n {
			t.Fail()
		}
	}
}
`;

type Files = Readonly<Record<string, string>>;

const sources = (files: Files): SourceFile[] =>
  Object.entries(files).map(([name, content]) => ({ name, content }));

/** A program that must not pass any test. */
export const cheat = (name: string, files: Files, tests: Files): Attack => ({
  name: `go: ${name}`,
  language: 'go',
  files: sources(files),
  tests: sources(tests),
  limits: { timeMs: 5000 },
  expect: 'capped',
  check: ({ tests: outcomes, stdout, stderr }) => {
    if (!outcomes?.length) throw new Error('no test was judged');
    const reported = JSON.stringify([stdout, stderr, outcomes.map(({ message }) => message)]);
    if (/(testing|judge|main_test|maths_test)\.go:\d/.test(reported))
      throw new Error('it received stack frames of the tests');
    const passed = outcomes.filter(({ outcome }) => outcome === 'passed');
    if (passed.length > 0) throw new Error(`${passed[0]?.name} passed`);
  },
});

const EMPTY_MAIN = 'package main\nfunc main() {}\n';
const CHEATED = { 'main_test.go': TESTS };
const DOUBLING = 'package maths\nfunc Double(n int) int { return 0 }\n';

/** A program with a wrong `Add`, which uses `body` and `more` to attack the tests. */
const wrong = (name: string, imports: string, body: string, more = ''): Attack =>
  cheat(
    name,
    {
      'main.go': `package main\n${imports && `import (${imports})\n`}${more}\nfunc Add(a, b int) int {\n${body}\nreturn 0\n}\nfunc main() {}\n`,
    },
    CHEATED,
  );

/** Finds the test case that begins with `a` and `b` in memory, and returns the value after them. */
const SEARCH = `
type memory = [1 << 33]byte

func find(mem *memory, a, b int) int {
	var base int
	fmt.Sscan(fmt.Sprintf("%p", mem), &base)
	word := func(at int) (n int) {
		for i := 7; i >= 0; i-- {
			n = n<<8 | int(mem[(at+i-base+1<<32)%(1<<32)])
		}
		return n
	}
	for at := 4096; at < 2500000; at += 8 {
		if mem[(at-base+1<<32)%(1<<32)] == byte(a) && word(at) == a && word(at+8) == b && word(at+16) != 0 {
			return word(at + 16)
		}
	}
	return 0
}
`;

const onTests: Attack[] = [
  wrong('accessing the tests’ variables', '', '', 'func init() { cases = nil }'),
  cheat(
    'accessing the tests’ variables from a package that isn’t imported',
    { 'main.go': EMPTY_MAIN, 'maths/maths.go': `${DOUBLING}func init() { cases = nil }` },
    { 'maths/maths_test.go': MATHS_TESTS },
  ),
  cheat(
    'a folder named like the tests’ package',
    {
      'main.go': EMPTY_MAIN,
      'maths/maths.go': DOUBLING,
      'maths_test/mine.go': 'package maths_test\nfunc init() { cases = nil }',
    },
    {
      'maths/maths_test.go': MATHS_TESTS.replace('package maths', 'package maths_test').replace(
        'import',
        'import . "example.com/program/maths"\nimport',
      ),
    },
  ),
  cheat(
    'adding its own test file',
    {
      'main.go': EMPTY_MAIN,
      'maths/maths.go': DOUBLING,
      'maths/mine_test.go': 'package maths\nfunc init() { cases = nil }',
    },
    { 'maths/maths_test.go': MATHS_TESTS },
  ),
  cheat(
    'replacing a standard package',
    {
      'app/main.go': 'package main\nfunc Hex(s string) string { return "" }\nfunc main() {}\n',
      'go.mod': 'module encoding\n',
      'hex/hex.go': 'package hex\nfunc EncodeToString(bytes []byte) string { return "" }\n',
    },
    {
      'app/main_test.go':
        'package main\nimport ("encoding/hex"; "testing")\nfunc TestHex(t *testing.T) { if Hex("a") != hex.EncodeToString([]byte("a")) { t.Fatal("not hex") } }\n',
    },
  ),
  wrong(
    'finding the tests in memory through a JSON error',
    '"encoding/json"; "fmt"',
    `type node struct{ Next *node }
	circle := &node{}
	circle.Next = circle
	_, err := json.Marshal(circle)
	return find((*memory)(err.(*json.UnsupportedValueError).Value.UnsafePointer()), a, b)`,
    SEARCH,
  ),
  wrong(
    'finding the tests in memory through a copied timer',
    '"fmt"; "time"',
    `var over struct {
		timer time.Timer
		words [9]uintptr
		mem   *memory
		more  [30]uintptr
	}
	timer := &over
	timer.timer = *time.NewTimer(time.Hour)
	timer.timer.Reset(time.Hour)
	if timer.mem != nil {
		return find(timer.mem, a, b)
	}`,
    SEARCH,
  ),
  wrong(
    'finding the tests in a stack trace',
    '"fmt"; "runtime"; "strings"',
    'buffer := make([]byte, 9999)\nif text := string(buffer[:runtime.Stack(buffer, false)]); strings.Contains(text, "main_test.go") { fmt.Println("ESCAPED") }',
  ),
];

const onVerdicts: Attack[] = [
  wrong(
    'reporting a verdict to the host',
    '',
    '',
    `//go:wasmimport emberforge begin
func begin(test int32)
//go:wasmimport emberforge leave
func leave(test int32)
//go:wasmimport emberforge end
func end(test, outcome int32)
func init() { begin(0); leave(0); end(0, 0) }`,
  ),
  wrong(
    'calling the judge with its own tests',
    '"emberforge/judge"; "testing"',
    '',
    'func init() { judge.Run([]judge.Test{{Name: "TestSum", F: func(t *testing.T) {}}}) }',
  ),
  wrong('ending the tests’ goroutines', '"runtime"', 'runtime.Goexit()'),
  wrong(
    'ending the tests’ goroutines with a hidden panic',
    '"os"',
    'panic(nil)',
    'func init() { os.Setenv("GODEBUG", "panicnil=1") }',
  ),
  wrong('skipping tests with a flag', '"flag"', 'flag.Set("test.skip", "x/y")'),
  cheat(
    'redefining a predeclared name',
    {
      'main.go': 'package main\nconst true = false\nfunc Even(n int) bool { return false }\nfunc main() {}\n',
    },
    {
      'main_test.go':
        'package main\nimport "testing"\nfunc TestEven(t *testing.T) { if Even(2) != true { t.Fail() } }\n',
    },
  ),
  cheat(
    'replacing a standard error',
    {
      'main.go':
        'package main\nimport "io"\nfunc init() { io.EOF = nil }\nfunc Next(n int) error { return nil }\nfunc main() {}\n',
    },
    {
      'main_test.go':
        'package main\nimport ("io"; "testing")\nfunc TestNext(t *testing.T) { if Next(1) != nil || Next(9) != io.EOF { t.Fail() } }\n',
    },
  ),
  cheat(
    'clearing a standard table',
    {
      'main.go':
        'package main\nimport "unicode"\nfunc init() { table := unicode.Letter; table.R16 = nil; table.R32 = nil }\nfunc Letter(r rune) bool { return false }\nfunc main() {}\n',
    },
    {
      'main_test.go':
        'package main\nimport ("testing"; "unicode")\nfunc TestLetter(t *testing.T) { if Letter(0x436) != unicode.IsLetter(0x436) { t.Fail() } }\n',
    },
  ),
  cheat(
    'changing a standard location',
    {
      'main.go':
        'package main\nimport "time"\nfunc init() { utc := time.UTC; *utc = *time.FixedZone("here", 7200) }\nfunc Zone() string { return "here" }\nfunc main() {}\n',
    },
    {
      'main_test.go':
        'package main\nimport ("testing"; "time")\nfunc TestHour(t *testing.T) { if Zone() != time.UTC.String() { t.Fail() } }\n',
    },
  ),
];

const onMessages: Attack[] = [
  cheat(
    'test values in compiler messages',
    { 'main.go': 'package main\ntype none struct{}\nfunc Greet(a none) none { return a }\nfunc main() {}\n' },
    {
      'main_test.go':
        'package main\nimport "testing"\nfunc TestGreet(t *testing.T) { if Greet("ESCAPED") != "ESCAPED" { t.Fail() } }\n',
    },
  ),
  wrong('the tests’ frames in a deadlock report', '', 'select {}'),
  wrong(
    'an endless report written by the program',
    '"os"; "runtime"',
    'for range 100 { runtime.Gosched() }',
    'func init() { go func() { for os.Stdout.Name() != "report" { runtime.Gosched() }; report := os.Stdout; for { report.Write(make([]byte, 1<<20)) } }() }',
  ),
];

/** Go programs that try to pass tests they shouldn't, or to read them. */
export const goCheats: Attack[] = [...onTests, ...onVerdicts, ...onMessages];
