import { describe, expect, test } from 'vitest';
import { RunRefused } from '../runner';
import { goProgram as program, runGo, type Sources } from './testing/run-go';

describe('a Go program', () => {
  test('prints, reads input and returns its exit code', async () => {
    const body = 'var n int; fmt.Scan(&n); fmt.Println(n * 2); fmt.Fprintln(os.Stderr, "end"); os.Exit(3)';
    const result = await runGo(program(body, '"fmt"; "os"'), { stdin: '21\n' });
    expect(result).toMatchObject({ stdout: '42\n', stderr: 'end\n', exitCode: 3 });
  });

  test('can use generics, iterators, JSON, goroutines, timers and random bytes', async () => {
    const body = `sum := func(xs ...int) (s int) { for x := range slices.Values(xs) { s += x }; return }
m := map[string]int{"b": 2, "a": 1}
text, _ := json.Marshal(struct{ Keys []string; Sum int }{slices.Sorted(maps.Keys(m)), sum(1, 2, 3)})
out := make(chan int); var mu sync.Mutex; total := 0; var wg sync.WaitGroup
for i := range 10 { wg.Add(1); go func() { defer wg.Done(); mu.Lock(); total += i; mu.Unlock() }() }
go func() { wg.Wait(); time.Sleep(5 * time.Millisecond); out <- total }()
select { case n := <-out: fmt.Println(string(text), n); case <-time.After(4 * time.Second): fmt.Println("late") }
a, b := make([]byte, 32), make([]byte, 32)
n, err := rand.Read(a); rand.Read(b)
fmt.Println(n, err, bytes.Equal(a, b), len(rand.Text()))`;
    const imports = '"bytes"; "crypto/rand"; "encoding/json"; "fmt"; "maps"; "slices"; "sync"; "time"';
    expect(await runGo(program(body, imports))).toMatchObject({
      stdout: '{"Keys":["a","b"],"Sum":6} 45\n32 <nil> false 26\n',
      exitCode: 0,
    });
  });

  test('can have several files, packages in folders, data and build constraints', async () => {
    const body = 'text, _ := os.ReadFile("data/words.txt"); fmt.Println(name, maths.Double(4), string(text))';
    const files = {
      'main.go': `//go:build ignore\n\n${program(body, '"fmt"; "os"; "example.com/program/maths"')}`,
      'here.go': '//go:build !race && (wasm || linux)\n\npackage main\nconst name = "here"',
      'there.go': '//go:build linux || darwin\n\npackage main\nconst name = "there"',
      'generate.go': '//go:build ignore\n\npackage generator\nimport "net/http"',
      'maths/double.go':
        'package maths\nimport "example.com/program/maths/twice"\nfunc Double(n int) int { return twice.Of * n }',
      'maths/double_windows.go': 'package maths\nfunc Double(n int) int { return 0 }',
      'maths/twice/of.go': 'package twice\nconst Of = 2',
      'unused/broken.go': 'package unused\nvar x int = "text"',
      'data/words.txt': 'one two',
    };
    expect(await runGo(files)).toMatchObject({ stdout: 'here 8 one two\n', stderr: '' });
  });

  test('that panics shows its own lines without addresses', async () => {
    const source =
      'package main\nfunc at(xs []int, i int) int {\n\treturn xs[i]\n}\nfunc main() {\n\tat([]int{1}, 5)\n}\n';
    const message = 'panic: runtime error: index out of range [5] with length 1';
    const trace = 'goroutine 1 [running]:\nmain.at(...)\n\tmain.go:3\nmain.main(...)\n\tmain.go:6\n';
    expect(await runGo(source)).toMatchObject({
      exitCode: 2,
      stderr: `${message}\n\n${trace}`,
      diagnostics: [{ file: 'main.go', line: 3, severity: 'error', message }],
    });
  });

  test('stops at its limits', async () => {
    const sleeping = await runGo(program('time.Sleep(time.Hour)', '"time"'), { limits: { timeMs: 100 } });
    expect(sleeping).toMatchObject({ limitHit: 'time', exitCode: null });
    const flood = await runGo(program('for { fmt.Println("x") }'), { limits: { outputBytes: 1000 } });
    expect(flood).toMatchObject({ limitHit: 'output', exitCode: null, stdout: 'x\n'.repeat(500) });
    const bomb = program('var a [][]byte; for { a = append(a, make([]byte, 1<<20)) }', '');
    const stopped = await runGo(bomb, { limits: { memoryBytes: 64 << 20 } });
    expect(stopped).toMatchObject({ limitHit: 'memory', exitCode: 2 });
    expect(stopped.memoryBytes).toBeLessThanOrEqual(64 << 20);
  });

  test('that is already compiled runs without compiling again', async () => {
    const { artifact, ...compiled } = await runGo(program('fmt.Println("hi")'), { compileOnly: true });
    expect(compiled).toMatchObject({ exitCode: 0, stdout: '' });
    expect(await runGo('not compiled', { artifact })).toMatchObject({ exitCode: 0, stdout: 'hi\n' });
  });

  test('leaves nothing behind for the next run', async () => {
    const leave = 'os.WriteFile("left.txt", nil, 0o600); os.WriteFile("/tmp/left.txt", nil, 0o600)';
    await runGo(program(leave, '"os"'));
    const look =
      'a, _ := os.ReadDir("."); b, _ := os.ReadDir("/tmp"); fmt.Println(len(a), len(b), os.Environ())';
    expect((await runGo(program(look, '"fmt"; "os"'))).stdout).toBe('1 0 []\n');
  });

  test('with invalid files is refused', async () => {
    await expect(runGo({ '../main.go': '' })).rejects.toThrow(RunRefused);
    expect((await runGo({ 'notes.txt': '' })).stderr).toContain('must end in .go');
  });

  test('can contain directives in strings and inside comments', async () => {
    const source = program('fmt.Println("//go:embed", `\n//go:linkname a b\n`) // see go:embed');
    expect(await runGo(source)).toMatchObject({ exitCode: 0 });
  });
});

const importing = (path: string) => `package main\nimport _ "${path}"\nfunc main() {}`;
const [A, B] = ['example.com/program/a', 'example.com/program/b'];

describe('a program that fails', () => {
  const fails = async (sources: Sources, exitCode: number) => {
    const result = await runGo(sources);
    expect(result).toMatchObject({ exitCode, stdout: '' });
    return result.diagnostics?.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  };

  test.each<[string, Sources]>([
    ['main.go:1: function main is undeclared in the main package', 'package main\nfunc helper() {}\n'],
    ['main.go:1: package tools is not a main package', 'package tools\nfunc Helper() {}\n'],
    [
      'main.go:4: syntax error: unexpected }, expected expression',
      'package main\nfunc main() {\n\tx := \n}\n',
    ],
    [
      'here.go:1: here.go: parsing //go:build line: unexpected token &&',
      { 'main.go': program('', ''), 'here.go': '//go:build &&\n\npackage main' },
    ],
    [`main.go:2: The folder a is imported as "${A}".`, { 'main.go': importing('a'), 'a/a.go': 'package a' }],
    [
      `main.go:2: The folder a is imported as "${A}".`,
      { 'main.go': importing('./a'), 'a/a.go': 'package a' },
    ],
    [
      `a/a.go:2: package ${B} is not in your files`,
      { 'main.go': importing(A), 'a/a.go': `package a\nimport _ "${B}"` },
    ],
    [
      'a/a.go:2: import cycle not allowed',
      { 'main.go': importing(A), 'a/a.go': `package a\nimport _ "${A}"` },
    ],
  ])('%s', async (message, sources) => {
    expect((await fails(sources, 1))?.[0]).toBe(message);
  });

  test('shows every error, up to twenty', async () => {
    expect(
      await fails('package main\nimport "os"\nfunc main() {\n\tx := 1\n\tvar s string = 5\n}\n', 1),
    ).toEqual([
      'main.go:2: "os" imported and not used',
      'main.go:4: declared and not used: x',
      'main.go:5: declared and not used: s',
      'main.go:5: cannot use 5 (untyped int constant) as string value in variable declaration',
    ]);
    expect(await fails(`package main\nfunc main() {\n${'\tnope()\n'.repeat(50)}}\n`, 1)).toHaveLength(20);
  });

  test.each([
    ...['unsafe', 'syscall', 'net', 'os/exec', 'plugin', 'embed', 'runtime/debug', 'internal/abi'],
    ...['emberforge/judge', 'testing', 'C'],
  ])('can’t import %s', async (name) => {
    expect(await fails(importing(name), 1)).toEqual([expect.stringMatching(/^main.go:2: /)]);
  });

  test.each([
    ...['//go:linkname a b', '//go:wasmimport emberforge end', '//go:embed x', '//go:noinline'],
    ...['//line other.go:1', '/*line other.go:1*/'],
  ])('can’t use compiler directives: %s', async (directive) => {
    const faults = await fails(`package main\n${directive}\nfunc a() {}\nfunc main() {}`, 1);
    expect(faults).toEqual([expect.stringMatching(/^main.go:2: /)]);
  });

  test.each([
    ['func f(n int) int { return f(n+1) + 1 }', 'f(0)'],
    ['func (t *tree) depth() int { return t.depth() + 1 }\ntype tree struct{}', '(&tree{}).depth()'],
    ['func count[T any](n T) int { return count(n) + 1 }', 'count("a")'],
    ['func start() int { var f func() int; f = func() int { return f() + 1 }; return f() }', 'start()'],
  ])('with endless recursion in %s', async (declared, call) => {
    expect(await fails(`package main\n\n${declared}\n\nfunc main() { println(${call}) }`, 2)).toEqual([
      'main.go:3: fatal error: stack overflow: a function calls itself too many times.',
    ]);
  });
});
