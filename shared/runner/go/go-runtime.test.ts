import { describe, expect, test } from 'vitest';
import { RunRefused } from '../runner';
import { runGo } from './testing/go-here';

const program = (body: string, imports = '"fmt"') =>
  `package main\nimport (${imports})\nfunc main() {\n${body}\n}\n`;

describe('a Go program', () => {
  test('prints, reads its input and ends with its exit code', async () => {
    const body = 'var n int; fmt.Scan(&n); fmt.Println(n * 2); fmt.Fprintln(os.Stderr, "end"); os.Exit(3)';
    const result = await runGo(program(body, '"fmt"; "os"'), { stdin: '21\n' });
    expect(result).toMatchObject({ stdout: '42\n', stderr: 'end\n', exitCode: 3 });
  });

  test('uses generics, closures, slices, maps and JSON', async () => {
    const body = [
      'sum := func(xs ...int) (s int) { for x := range slices.Values(xs) { s += x }; return }',
      'm := map[string]int{"b": 2, "a": 1}',
      'text, _ := json.Marshal(struct{ Keys []string; Sum int }{slices.Sorted(maps.Keys(m)), sum(1, 2, 3)})',
      'fmt.Println(string(text), min(3, 1))',
    ].join('\n');
    const result = await runGo(program(body, '"encoding/json"; "fmt"; "maps"; "slices"'));
    expect(result.stdout).toBe('{"Keys":["a","b"],"Sum":6} 1\n');
  });

  test('runs goroutines with channels, select, a mutex and sleeping', async () => {
    const body = [
      'out := make(chan int); var mu sync.Mutex; total := 0; var wg sync.WaitGroup',
      'for i := range 10 { wg.Add(1); go func() { defer wg.Done(); mu.Lock(); total += i; mu.Unlock() }() }',
      'go func() { wg.Wait(); time.Sleep(5 * time.Millisecond); out <- total }()',
      'select { case n := <-out: fmt.Println(n); case <-time.After(4 * time.Second): fmt.Println("late") }',
    ].join('\n');
    expect((await runGo(program(body, '"fmt"; "sync"; "time"'))).stdout).toBe('45\n');
  });

  test('may have several files, and packages in folders', async () => {
    const files = [
      {
        name: 'main.go',
        content: program('fmt.Println(greet(), maths.Double(4))', '"fmt"; "example.com/program/maths"'),
      },
      { name: 'greet.go', content: 'package main\nfunc greet() string { return "hi" }' },
      {
        name: 'maths/double.go',
        content:
          'package maths\nimport "example.com/program/maths/twice"\nfunc Double(n int) int { return twice.Of * n }',
      },
      { name: 'maths/twice/of.go', content: 'package twice\nconst Of = 2' },
    ];
    expect((await runGo(files)).stdout).toBe('hi 8\n');
  });

  test('may name its module in a go.mod', async () => {
    const files = [
      { name: 'main.go', content: program('fmt.Println(shapes.Name)', '"fmt"; "bootcamp/shapes"') },
      { name: 'go.mod', content: 'module bootcamp\n\ngo 1.25\n' },
      { name: 'shapes/s.go', content: 'package shapes\nconst Name = "square"' },
    ];
    expect((await runGo(files)).stdout).toBe('square\n');
  });

  test('reads the files that come with it', async () => {
    const body = 'text, err := os.ReadFile("data/words.txt"); fmt.Println(string(text), err)';
    const files = [
      { name: 'main.go', content: program(body, '"fmt"; "os"') },
      { name: 'data/words.txt', content: 'one two' },
    ];
    expect((await runGo(files)).stdout).toBe('one two <nil>\n');
  });

  test('gets random bytes from crypto/rand', async () => {
    const body = [
      'a, b := make([]byte, 32), make([]byte, 32)',
      'n, err := rand.Read(a); rand.Read(b)',
      'below, _ := rand.Int(rand.Reader, big.NewInt(10))',
      'fmt.Println(n, err, bytes.Equal(a, b), below.Cmp(big.NewInt(10)), len(rand.Text()))',
    ].join('\n');
    const result = await runGo(program(body, '"bytes"; "crypto/rand"; "fmt"; "math/big"'));
    expect(result).toMatchObject({ stdout: '32 <nil> false -1 26\n', exitCode: 0 });
  });

  test('leaves out the files that a build constraint excludes, as the go command does', async () => {
    const main = '"fmt"; "example.com/program/clock"';
    const files = [
      { name: 'main.go', content: `//go:build ignore\n\n${program('fmt.Println(name, clock.Name)', main)}` },
      {
        name: 'here.go',
        content: '//go:build !race && (wasm || linux)\n\npackage main\nconst name = "here"',
      },
      { name: 'there.go', content: '//go:build linux || darwin\n\npackage main\nconst name = "there"' },
      { name: 'generate.go', content: '//go:build ignore\n\npackage generator\nimport "net/http"' },
      { name: 'clock/clock.go', content: 'package clock\nconst Name = "any"' },
      { name: 'clock/clock_windows.go', content: 'package clock\nconst Name = "windows"' },
    ];
    expect(await runGo(files)).toMatchObject({ stdout: 'here any\n', stderr: '' });
    const wrong = await runGo([files[0]!, { name: 'here.go', content: '//go:build &&\n\npackage main' }]);
    expect(wrong.diagnostics).toMatchObject([{ file: 'here.go', line: 1 }]);
  });

  test('that imports a folder by another name is told the right one', async () => {
    for (const name of ['shapes', './shapes']) {
      const files = [
        { name: 'main.go', content: `package main\nimport _ "${name}"\nfunc main() {}` },
        { name: 'shapes/s.go', content: 'package shapes' },
      ];
      expect((await runGo(files)).diagnostics).toMatchObject([
        { line: 2, message: 'The folder shapes is imported as "example.com/program/shapes".' },
      ]);
    }
  });

  test('that panics names the learner’s own lines, and no addresses', async () => {
    const source =
      'package main\nfunc at(xs []int, i int) int {\n\treturn xs[i]\n}\nfunc main() {\n\tat([]int{1}, 5)\n}\n';
    const result = await runGo(source);
    expect(result.exitCode).toBe(2);
    expect(result.stderr).toBe(
      'panic: runtime error: index out of range [5] with length 1\n\ngoroutine 1 [running]:\nmain.at(...)\n\tmain.go:3\nmain.main(...)\n\tmain.go:6\n',
    );
    expect(result.diagnostics).toEqual([
      {
        file: 'main.go',
        line: 3,
        severity: 'error',
        message: 'panic: runtime error: index out of range [5] with length 1',
      },
    ]);
  });

  test('whose goroutines all wait is a deadlock', async () => {
    const result = await runGo('package main\nfunc main() {\n\tc := make(chan int)\n\tc <- 1\n}\n');
    expect(result.stderr).toContain('all goroutines are asleep - deadlock!');
    expect(result).toMatchObject({ exitCode: 2, diagnostics: [{ file: 'main.go', line: 4 }] });
  });

  test('that does not compile says where, all at once', async () => {
    const result = await runGo('package main\nimport "os"\nfunc main() {\n\tx := 1\n\tvar s string = 5\n}\n');
    expect(result).toMatchObject({ exitCode: 1, stdout: '' });
    expect(result.diagnostics?.map(({ line, message }) => [line, message])).toEqual([
      [2, '"os" imported and not used'],
      [4, 'declared and not used: x'],
      [5, 'declared and not used: s'],
      [5, 'cannot use 5 (untyped int constant) as string value in variable declaration'],
    ]);
    expect(result.stderr).toContain('main.go:4:2: declared and not used: x\n');
  });

  test('has at most twenty messages, also of broken syntax', async () => {
    const many = `package main\nfunc main() {\n${'\tnope()\n'.repeat(50)}}\n`;
    expect((await runGo(many)).diagnostics).toHaveLength(20);
    const broken = await runGo('package main\nfunc main() {\n\tx := \n}\n');
    expect(broken.diagnostics?.[0]).toMatchObject({ file: 'main.go', line: 4 });
    expect(broken.diagnostics?.[0]?.message).toContain('syntax error');
  });

  test('without a main function, or a package of another name, is told so', async () => {
    const none = await runGo('package main\nfunc helper() {}\n');
    expect(none.diagnostics).toMatchObject([{ message: 'function main is undeclared in the main package' }]);
    const other = await runGo('package tools\nfunc Helper() {}\n');
    expect(other.diagnostics).toMatchObject([{ message: 'package tools is not a main package' }]);
  });

  test('that imports itself in a circle, or what is not there, is told so', async () => {
    const main = {
      name: 'main.go',
      content: 'package main\nimport _ "example.com/program/a"\nfunc main() {}',
    };
    const a = { name: 'a/a.go', content: 'package a\nimport _ "example.com/program/b"' };
    const b = { name: 'b/b.go', content: 'package b\nimport _ "example.com/program/a"' };
    expect((await runGo([main, a, b])).diagnostics).toMatchObject([{ message: 'import cycle not allowed' }]);
    expect((await runGo([main, a])).diagnostics).toMatchObject([
      { file: 'a/a.go', line: 2, message: 'package example.com/program/b is not in your files' },
    ]);
  });

  test('stops at its limits', async () => {
    const sleeping = await runGo(program('time.Sleep(time.Hour)', '"time"'), { limits: { timeMs: 100 } });
    expect(sleeping).toMatchObject({ limitHit: 'time', exitCode: null });
    const flood = await runGo(program('for { fmt.Println("x") }'), { limits: { outputBytes: 1000 } });
    expect(flood).toMatchObject({ limitHit: 'output', exitCode: null });
    expect(flood.stdout).toHaveLength(1000);
    const bomb = await runGo(program('var a [][]byte; for { a = append(a, make([]byte, 1<<20)) }', ''), {
      limits: { memoryBytes: 64 << 20 },
    });
    expect(bomb).toMatchObject({ limitHit: 'memory', exitCode: 2 });
    expect(bomb.memoryBytes).toBeLessThanOrEqual(64 << 20);
  });

  test('that calls itself without end is told so, and where', async () => {
    const deep = async (more: string, call: string) => {
      const result = await runGo(`package main\n\n${more}\n\nfunc main() { println(${call}) }`);
      expect(result.exitCode).toBe(2);
      expect(result.stderr).toContain('stack overflow: a function calls itself too often');
      return result.diagnostics;
    };
    expect(await deep('func f(n int) int { return f(n+1) + 1 }', 'f(0)')).toMatchObject([{ line: 3 }]);
    const tree =
      'func (l leaf) depth() int { return 1 }\nfunc (t *tree) depth() int { return t.depth() + 1 }\ntype tree struct{}\ntype leaf struct{}';
    expect(await deep(tree, '(&tree{}).depth()')).toMatchObject([{ file: 'main.go', line: 4 }]);
    const generic = 'func count[T any](n T) int { return count(n) + 1 }';
    expect(await deep(generic, 'count("a")')).toMatchObject([{ line: 3 }]);
    const closure = 'func start() int { var f func() int; f = func() int { return f() + 1 }; return f() }';
    expect(await deep(closure, 'start()')).toMatchObject([{ line: 3 }]);
  });

  test('compiled before runs without being compiled again', async () => {
    const files = [{ name: 'main.go', content: program('fmt.Println("hi")') }];
    const compiled = await runGo(files, { compileOnly: true });
    expect(compiled).toMatchObject({ exitCode: 0, stdout: '' });
    const result = await runGo([{ name: 'main.go', content: 'not compiled' }], {
      artifact: compiled.artifact,
    });
    expect(result).toMatchObject({ exitCode: 0, stdout: 'hi\n' });
  });

  test('leaves nothing to the next', async () => {
    await runGo(
      program(
        'os.WriteFile("left.txt", []byte("x"), 0o600); os.WriteFile("/tmp/left.txt", nil, 0o600)',
        '"os"',
      ),
    );
    const look =
      'a, _ := os.ReadDir("."); b, _ := os.ReadDir("/tmp"); fmt.Println(len(a), len(b), os.Environ())';
    expect((await runGo(program(look, '"fmt"; "os"'))).stdout).toBe('1 0 []\n');
  });

  test('is refused when its files are', async () => {
    await expect(runGo([{ name: '../main.go', content: '' }])).rejects.toThrow(RunRefused);
    expect((await runGo([{ name: 'notes.txt', content: '' }])).stderr).toContain('must end in .go');
  });

  test('cannot import what leads out of it, nor give orders to the compiler', async () => {
    for (const name of [
      'unsafe',
      'syscall',
      'net',
      'os/exec',
      'plugin',
      'embed',
      'runtime/debug',
      'internal/abi',
      'emberforge/judge',
      'testing',
      'C',
    ]) {
      const result = await runGo(`package main\nimport _ "${name}"\nfunc main() {}`);
      expect(result.diagnostics, name).toMatchObject([{ file: 'main.go', line: 2 }]);
      expect(result.exitCode, name).toBe(1);
    }
    for (const order of [
      '//go:linkname a b',
      '//go:wasmimport emberforge end',
      '//go:embed x',
      '//go:noinline',
      '//line other.go:1',
      '/*line other.go:1*/',
    ]) {
      const result = await runGo(`package main\n${order}\nfunc a() {}\nfunc main() {}`);
      expect(result.diagnostics, order).toMatchObject([{ file: 'main.go', line: 2 }]);
    }
    const text = await runGo(program('fmt.Println("//go:embed", `\n//go:linkname a b\n`) // see go:embed'));
    expect(text).toMatchObject({ exitCode: 0 });
  });
});
