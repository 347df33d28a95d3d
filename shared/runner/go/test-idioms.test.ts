import { expect, test } from 'vitest';
import { judgeGo } from './testing/run-go';

const PROGRAM = `package main
import "fmt"
func Reverse(s string) string {
	runes := []rune(s)
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}
func Show() { fmt.Println("b"); fmt.Println("a") }
func main() {}
`;

test('fuzz targets run with their seeds', async () => {
  const tests = `package main
import "testing"
func FuzzReverse(f *testing.F) {
	for _, seed := range []string{"", "ab", "äß"} { f.Add(seed) }
	f.Fuzz(func(t *testing.T, s string) { if Reverse(Reverse(s)) != s { t.Errorf("%q", s) } })
}
func FuzzWrong(f *testing.F) {
	f.Add("aba")
	f.Add("abc")
	f.Fuzz(func(t *testing.T, s string) { if Reverse(s) != s { t.Errorf("%q is not %q", Reverse(s), s) } })
}
func FuzzMistaken(f *testing.F) { f.Add(1); f.Fuzz(func(t *testing.T, s string) {}) }
`;
  const { result } = await judgeGo(PROGRAM, tests);
  expect(result.tests).toMatchObject([
    { name: 'FuzzReverse', outcome: 'passed', message: '' },
    { name: 'FuzzWrong', outcome: 'failed', message: 'seed#1: "cba" is not "abc"' },
    { name: 'FuzzMistaken', outcome: 'failed' },
  ]);
});

test('a TestMain sets up, cleans up and exits', async () => {
  const tests = `package main
import ("fmt"; "os"; "testing")
var ready bool
func TestMain(m *testing.M) {
	ready = true
	fmt.Println("set up")
	code := m.Run()
	fmt.Println("cleaned up")
	os.Exit(code)
}
func TestReady(t *testing.T) { fmt.Println("testing"); if !ready { t.Error("not ready") } }
func TestWrong(t *testing.T) { t.Run("part", func(t *testing.T) { t.Error("wrong") }) }
func TestPanics(t *testing.T) { panic("boom") }
func FuzzReady(f *testing.F) { f.Add(1); f.Fuzz(func(t *testing.T, n int) { if !ready { t.Error("not ready") } }) }
`;
  const { result } = await judgeGo(PROGRAM, tests);
  expect(result.tests).toMatchObject([
    { name: 'TestReady', outcome: 'passed', message: '', stdout: 'testing\n' },
    { name: 'TestWrong', outcome: 'failed', message: 'part: wrong' },
    { name: 'TestPanics', outcome: 'error', message: 'panic: boom' },
    { name: 'FuzzReady', outcome: 'passed' },
  ]);
  const silent =
    'package main\nimport "testing"\nfunc TestMain(m *testing.M) {}\nfunc TestA(t *testing.T) {}\n';
  expect((await judgeGo(PROGRAM, silent)).verdicts).toEqual({ TestA: 'error' });
});

test('examples and the testing package’s helpers', async () => {
  const tests = `package main
import ("fmt"; "io"; "os"; "path/filepath"; "strings"; "testing"; "testing/iotest"; "testing/quick")
func TestFiles(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a.txt")
	if err := os.WriteFile(name, []byte("x"), 0o600); err != nil { t.Fatal(err) }
	t.Setenv("NAME", "value")
	if os.Getenv("NAME") != "value" { t.Error("no environment") }
}
func TestQuick(t *testing.T) {
	if err := quick.Check(func(s string) bool { return Reverse(Reverse(s)) == strings.ToValidUTF8(s, "\\uFFFD") }, nil); err != nil { t.Error(err) }
}
func TestReader(t *testing.T) {
	text, err := io.ReadAll(iotest.OneByteReader(strings.NewReader("abc")))
	if err != nil || string(text) != "abc" { t.Error(text, err) }
}
func TestElsewhere(t *testing.T) {
	done := make(chan bool)
	go func() { defer close(done); t.Fatal("in a goroutine") }()
	<-done
}
func TestContext(t *testing.T) {
	ctx := t.Context()
	t.Cleanup(func() { if ctx.Err() == nil { t.Error("not over") } })
}
func ExampleReverse() {
	fmt.Println(Reverse("abc"))
	// Output: cba
}
func ExampleShow() {
	Show()
	// Unordered output:
	// a
	// b
}
func ExampleShow_wrong() {
	Show()
	// Output: c
}
func ExampleQuotes() {
	fmt.Println(\`a "b"\\\`)
	// Output: a "b"\\
}
func ExampleNothing() { fmt.Println("has no output to compare") }
`;
  const { result } = await judgeGo(PROGRAM, tests);
  expect(result.tests?.map(({ name, outcome, message }) => `${name} ${outcome} ${message}`)).toEqual([
    'TestFiles passed ',
    'TestQuick passed ',
    'TestReader passed ',
    'TestElsewhere failed in a goroutine',
    'TestContext passed ',
    'ExampleQuotes passed ',
    'ExampleReverse passed ',
    'ExampleShow passed ',
    'ExampleShow_wrong failed got:\nb\na\nwant:\nc',
  ]);
});

test('tests inside and outside of packages, in a module with its own name', async () => {
  const program = {
    'main.go': 'package main\nimport "shop/price"\nfunc main() { println(price.Of(2)) }\n',
    'go.mod': 'module shop\n\ngo 1.25\n',
    'price/price.go': 'package price\nconst each = 3\nfunc Of(n int) int { return n * each }\n',
  };
  const { result } = await judgeGo(program, {
    'main_test.go':
      'package main\nimport "testing"\nfunc TestEntry(t *testing.T) { main(); t.Error("wrong") }\n',
    'price/price_test.go':
      'package price\nimport "testing"\nfunc TestEach(t *testing.T) { if each != 3 { t.Fail() } }\n',
    'price/shop_test.go':
      'package price_test\nimport ("testing"; "shop/price")\nfunc TestOf(t *testing.T) { if price.Of(2) != 6 { t.Fail() } }\n',
  });
  expect(result.tests).toMatchObject([
    { file: 'main_test.go', name: 'TestEntry', outcome: 'failed', message: 'wrong' },
    { file: 'price/price_test.go', name: 'TestEach', outcome: 'passed' },
    { name: 'TestOf', outcome: 'passed' },
  ]);
});
