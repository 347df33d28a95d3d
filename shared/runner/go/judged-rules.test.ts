import { describe, expect, test } from 'vitest';
import { goAdding as adding, judgeGo } from './testing/go-here';

const TESTS = `package main
import "testing"
func TestAdd(t *testing.T) { if Add(1, 2) != 3 { t.Fail() } }
`;

describe('a judged program keeps to its own memory', () => {
  const told = async (imports: string, body: string, more = '') => {
    const { result } = await judgeGo(adding(`${body}\nreturn a + b`, imports, more), TESTS);
    return (result.diagnostics ?? []).map(({ message }) => message);
  };

  test('and may use reflect to compare and to name types, timers, conditions, and Go’s own tables', async () => {
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
    ].join('\n');
    const imports =
      '"encoding/json"; "errors"; "io"; "os"; "reflect"; "sync"; "sync/atomic"; "time"; "unicode"';
    const { verdicts } = await judgeGo(adding(`${honest}\nreturn a + b`, imports), TESTS);
    expect(verdicts).toEqual({ TestAdd: 'passed' });
  });

  test('whatever way it comes to a pointer or a value that reflects', async () => {
    const hidden = (name: string) => [`${name} cannot be used in a program that is tested.`];
    const json = '"encoding/json"';
    const failed = 'var e json.UnsupportedValueError';
    expect(await told(json, `${failed}; _ = e.Value`)).toEqual(hidden('reflect.Value'));
    expect(
      await told(json, `${failed}; type more struct { json.UnsupportedValueError }; _ = more{e}.Value`),
    ).toEqual(hidden('reflect.Value'));
    const taken = 'func take[V any](s struct { Value V; Str string }) any { return s.Value }';
    expect(await told(json, `${failed}; take(e)`, taken)).toEqual(hidden('reflect.Value'));
    const method = 'func first[M any](t interface { Method(int) M }) any { return t.Method(0) }';
    expect(await told('"reflect"', 'first(reflect.TypeOf(a))', method)).toEqual(hidden('reflect.Method'));
    const pointed = 'func pointed[P any](f func(*P) P) *P { return new(P) }';
    expect(await told('"sync/atomic"', 'pointed(atomic.LoadPointer)', pointed)).toEqual(
      hidden('unsafe.Pointer'),
    );
  });

  test('whatever way it comes to a copy of what the runtime knows by its address', async () => {
    const copied = (name: string) => [
      `A ${name} cannot be copied or kept as a value here. Use a pointer to one: *${name}.`,
    ];
    const time = copied('time.Timer');
    expect(await told('"time"', 'x := *time.NewTimer(1); x.Stop()')).toEqual(time);
    expect(
      await told('"time"', 'copied(time.NewTimer(1))', 'func copied[T any](p *T) *T { x := *p; return &x }'),
    ).toEqual(time);
    expect(await told('"time"', 'var x [2]struct { inner []time.Timer }; _ = x')).toEqual(time);
    expect(await told('"time"', '_ = new(own)', 'type own struct { time.Timer }')).toEqual(time);
    expect(await told('"time"', 'type own time.Timer; _ = (*own)(time.NewTimer(1))')).toEqual([
      "A type can't be declared as time.Timer here. Use a pointer to one: *time.Timer.",
    ]);
    expect(await told('"sync"', 'x := sync.Cond{}; x.Wait()')).toEqual(copied('sync.Cond'));
    const location = copied('time.Location');
    expect(await told('"time"', '*time.Local = time.Location{}')).toContainEqual(location[0]);
    expect(await told('"time"', 'here := &time.Location{}; *here = *time.UTC')).toEqual(location);
    expect(await told('"time"', '_ = &[1]time.Location{}; _ = &own{}', 'type own [1]time.Location')).toEqual(
      location,
    );
  });

  test('and leaves Go’s own variables as they are', async () => {
    const kept = (name: string) => [`${name} is one of Go's own variables, and the tests need it as it is.`];
    expect(await told('"io"', 'io.EOF = nil')).toEqual(kept('io.EOF'));
    expect(await told('"io"', 'p := &io.EOF; *p = nil')).toEqual(kept('io.EOF'));
    expect(await told('"io"', 'for _, io.EOF = range []error{nil} {}')).toEqual(kept('io.EOF'));
    expect(await told('"unicode"', 'delete(unicode.Scripts, "Han")')).toEqual(kept('unicode.Scripts'));
  });
});
