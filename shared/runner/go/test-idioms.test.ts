import { describe, expect, test } from 'vitest';
import { judgeGo, runGo } from './testing/go-here';

const PROGRAM = `package main

import "errors"

var ErrNone = errors.New("none")

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Push(item T) { s.items = append(s.items, item) }

func (s *Stack[T]) Pop() (T, error) {
	var none T
	if len(s.items) == 0 {
		return none, ErrNone
	}
	last := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return last, nil
}

func (s *Stack[T]) All() func(yield func(int, T) bool) {
	return func(yield func(int, T) bool) {
		for i, item := range s.items {
			if !yield(i, item) {
				return
			}
		}
	}
}

func Reverse(s string) string {
	runes := []rune(s)
	for i, j := 0, len(runes)-1; i < j; i, j = i+1, j-1 {
		runes[i], runes[j] = runes[j], runes[i]
	}
	return string(runes)
}

func main() {}
`;

describe('tests of every kind that Go knows', () => {
  test('fuzz targets are run on their seeds', async () => {
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

  test('a TestMain prepares, cleans up and ends the process as it likes', async () => {
    const tests = `package main
import ("fmt"; "os"; "testing")
var ready bool
func TestMain(m *testing.M) {
	ready = true
	fmt.Println("made ready")
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
    const none = await judgeGo(
      PROGRAM,
      'package main\nimport "testing"\nfunc TestMain(m *testing.M) {}\nfunc TestA(t *testing.T) {}\n',
    );
    expect(none.verdicts).toEqual({ TestA: 'error' });
  });

  test('helpers of the testing package work', async () => {
    const tests = `package main
import ("errors"; "fmt"; "io"; "os"; "path/filepath"; "reflect"; "slices"; "strings"; "testing"; "testing/iotest"; "testing/quick")
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
func TestStack(t *testing.T) {
	var s Stack[int]
	if _, err := s.Pop(); !errors.Is(err, ErrNone) { t.Errorf("got %v", err) }
	for i := range 3 { s.Push(i) }
	var got []int
	for _, item := range s.All() { got = append(got, item) }
	if !reflect.DeepEqual(got, []int{0, 1, 2}) || !slices.Equal(got, []int{0, 1, 2}) { t.Error(got) }
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
func ExampleStack_Push() {
	fmt.Println("b"); fmt.Println("a")
	// Unordered output:
	// a
	// b
}
func ExampleNothing() { fmt.Println("has no output to compare") }
`;
    const { verdicts, result } = await judgeGo(PROGRAM, tests);
    expect(verdicts).toEqual({
      TestFiles: 'passed',
      TestQuick: 'passed',
      TestReader: 'passed',
      TestStack: 'passed',
      TestElsewhere: 'failed',
      TestContext: 'passed',
      ExampleReverse: 'passed',
      ExampleStack_Push: 'passed',
    });
    expect(result.tests?.find(({ name }) => name === 'TestElsewhere')?.message).toBe('in a goroutine');
  });

  test('inside and outside of packages, in a module of another name', async () => {
    const files = [
      {
        name: 'main.go',
        content: 'package main\nimport "shop/price"\nfunc main() { println(price.Of(2)) }\n',
      },
      { name: 'go.mod', content: 'module shop\n\ngo 1.25\n' },
      {
        name: 'price/price.go',
        content: 'package price\nconst each = 3\nfunc Of(n int) int { return n * each }\n',
      },
    ];
    const tests = [
      {
        name: 'main_test.go',
        content:
          'package main\nimport "testing"\nfunc TestEntry(t *testing.T) { main(); t.Error("wrong") }\n',
      },
      {
        name: 'price/price_test.go',
        content:
          'package price\nimport "testing"\nfunc TestEach(t *testing.T) { if each != 3 { t.Fail() } }\n',
      },
      {
        name: 'price/shop_test.go',
        content:
          'package price_test\nimport ("testing"; "shop/price")\nfunc TestOf(t *testing.T) { if price.Of(2) != 6 { t.Fail() } }\n',
      },
    ];
    const result = await runGo(files, { tests });
    expect(result.tests).toMatchObject([
      { file: 'main_test.go', name: 'TestEntry', outcome: 'failed', message: 'wrong' },
      { file: 'price/price_test.go', name: 'TestEach', outcome: 'passed' },
      { name: 'TestOf', outcome: 'passed' },
    ]);
  });
});
