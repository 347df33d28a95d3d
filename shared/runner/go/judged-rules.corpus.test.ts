import { describe, expect, test } from 'vitest';
import { goAdding as adding, judgeGo } from './testing/run-go';

const TESTS = `package main
import "testing"
func TestAdd(t *testing.T) { if Add(1, 2) != 3 { t.Fail() } }
`;

describe('a judged program can’t access the tests’ memory', () => {
  test('but can use reflect to compare values and name types, timers, conditions, and Go’s own tables', async () => {
    const honest = [
      'if !reflect.DeepEqual([]int{1}, []int{1}) || reflect.TypeOf(a).Kind() != reflect.Int { return 0 }',
      'var s struct { N int `json:"n"` }',
      'field, _ := reflect.TypeOf(s).FieldByName("N")',
      'err := json.Unmarshal([]byte(`{"n": "x"}`), &s)',
      'var wrong *json.UnmarshalTypeError',
      'if !errors.As(err, &wrong) || wrong.Type.String() != "int" || field.Tag.Get("json") != "n" { return 1 }',
      'timer := time.NewTimer(time.Nanosecond); <-timer.C',
      'var mu sync.Mutex; sync.NewCond(&mu).Broadcast(); (&sync.Cond{L: &mu}).Signal()',
      'if here := (&time.Location{}); here.String() != "" { return 3 }',
      'var shared atomic.Pointer[int]; shared.Store(&a)',
      'if !unicode.Is(unicode.Latin, 0x61) || errors.Is(io.EOF, io.ErrNoProgress) || time.UTC == nil { return 2 }',
      'os.Args = nil',
      'runtime.NumGoroutine()',
    ].join('\n');
    const imports =
      '"encoding/json"; "errors"; "io"; "os"; "reflect"; "runtime"; "sync"; "sync/atomic"; "time"; "unicode"';
    const { verdicts } = await judgeGo(adding(`${honest}\nreturn a + b`, imports), TESTS);
    expect(verdicts).toEqual({ TestAdd: 'passed' });
  });

  const hidden = (name: string) => `${name} cannot be used in a program that is tested.`;
  const copied = (name: string) =>
    `A ${name} cannot be copied or kept as a value here. Use a pointer to one: *${name}.`;
  const kept = (name: string) => `${name} is one of Go's own variables, and the tests need it as it is.`;
  const GENERIC = `func take[V any](s struct { Value V; Str string }) any { return s.Value }
func first[M any](t interface { Method(int) M }) any { return t.Method(0) }
func pointed[P any](f func(*P) P) *P { return new(P) }
func copied[T any](p *T) *T { x := *p; return &x }`;

  test.each([
    ['encoding/json', 'var e json.UnsupportedValueError; _ = e.Value', hidden('reflect.Value')],
    ['encoding/json', 'type x struct { json.UnsupportedValueError }; _ = x{}.Value', hidden('reflect.Value')],
    ['encoding/json', 'take(json.UnsupportedValueError{})', hidden('reflect.Value')],
    ['reflect', 'first(reflect.TypeOf(a))', hidden('reflect.Method')],
    ['sync/atomic', 'pointed(atomic.LoadPointer)', hidden('unsafe.Pointer')],
    ['time', 'x := *time.NewTimer(1); x.Stop()', copied('time.Timer')],
    ['time', 'copied(time.NewTimer(1))', copied('time.Timer')],
    ['time', 'var x [2]struct { inner []time.Timer }; _ = x', copied('time.Timer')],
    ['time', 'type own struct { time.Timer }; _ = new(own)', copied('time.Timer')],
    [
      'time',
      'type own time.Timer; _ = (*own)(time.NewTimer(1))',
      "A type can't be declared as time.Timer here.",
    ],
    ['sync', 'x := sync.Cond{}; x.Wait()', copied('sync.Cond')],
    ['time', '*time.Local = time.Location{}', copied('time.Location')],
    ['time', 'here := &time.Location{}; *here = *time.UTC', copied('time.Location')],
    ['time', 'type own [1]time.Location; _ = &own{}', copied('time.Location')],
    ['time', '_ = &[1]time.Location{}', copied('time.Location')],
    ['io', 'io.EOF = nil', kept('io.EOF')],
    ['io', 'p := &io.EOF; *p = nil', kept('io.EOF')],
    ['io', 'for _, io.EOF = range []error{nil} {}', kept('io.EOF')],
    ['unicode', 'delete(unicode.Scripts, "Han")', kept('unicode.Scripts')],
  ])('and is refused with %s for "%s"', async (path, body, message) => {
    const { result } = await judgeGo(adding(`${body}\nreturn a + b`, `"${path}"`, GENERIC), TESTS);
    const messages = (result.diagnostics ?? []).map((each) => each.message);
    expect(messages).toContainEqual(expect.stringContaining(message));
  });

  test('under any alias of a package', async () => {
    for (const [imports, call] of [
      ['r "runtime"', 'r.Caller'],
      ['. "runtime"', 'Caller'],
    ]) {
      const { result } = await judgeGo(adding(`${call}(1); return a + b`, imports), TESTS);
      expect(result.diagnostics).toMatchObject([{ message: 'runtime.Caller cannot be used here.' }]);
    }
  });
});
