import { type Attack, attack } from './attack';
import { goCheats } from './go-judged';

const MEGABYTE = 1024 * 1024;
const memory = { by: ['memory' as const], limits: { memoryBytes: 64 * MEGABYTE, timeMs: 5000 } };

const capped = attack('go', 'main.go', 'capped');
const held = attack('go', 'main.go', 'held');
const program = (body: string, imports = '"fmt"', more = '') =>
  `package main\nimport (${imports})\n${more}\nfunc main() {\n${body}\n}\n`;

/** A program that Go's compiler or our own rules must reject, with an error in the learner's file. */
const forbidden = (name: string, source: string): Attack =>
  capped(name, source, {
    check: ({ exitCode, diagnostics }) => {
      if (exitCode !== 1 || diagnostics?.[0]?.file !== 'main.go') throw new Error(`${name} was compiled`);
    },
  });

/** An operation that must return an error. */
const denied = (name: string, call: string, imports: string): Attack =>
  held(
    name,
    program(`if ${call}; err == nil { fmt.Println("ESCAPED") }\nfmt.Println("held")`, `"fmt"; ${imports}`),
  );

const doubling = ['const s0 = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"'];
for (let at = 1; at < 40; at += 1) doubling.push(`const s${at} = s${at - 1} + s${at - 1}`);
const quadrupling = ['type t0 struct{ a, b, c, d int }'];
for (let at = 1; at < 30; at += 1) quadrupling.push(`type t${at} struct{ a, b, c, d t${at - 1} }`);

const compiling: Attack[] = [
  forbidden('C code', 'package main\n// #include "/etc/passwd"\nimport "C"\nfunc main() {}'),
  forbidden('a function without a body', 'package main\nfunc f() int\nfunc main() { println(f()) }'),
  forbidden(
    'a constant that is too large',
    program('const a = 1 << 500; const b = a * a * a; fmt.Println(b % 10 == 0)'),
  ),
  forbidden(
    'an array that exceeds the address space',
    'package main\nvar a [1 << 40]int\nfunc main() { println(a[1]) }',
  ),
  forbidden(
    'infinitely nested types',
    'package main\ntype t[P any] struct{ f *t[t[P]] }\nfunc f[P any](n int) { f[t[P]](n) }\nfunc main() { f[int](3) }',
  ),
  forbidden('a hundred thousand directives', `package main\n${'//go:x\n'.repeat(100_000)}func main() {}`),
  capped('compiler messages beyond the output limit', 'package main\nfunc main() { nope() }', {
    by: ['output'],
    limits: { outputBytes: 10 },
  }),
  capped(
    'a constant string that doubles',
    ['package main', ...doubling, 'func main() { println(len(s39), "SURVIVED") }'].join('\n'),
  ),
  capped(
    'an endless comparison to compile',
    ['package main', ...quadrupling, 'func main() { var a, b t29; println(a == b, "SURVIVED") }'].join('\n'),
  ),
  capped(
    'deeply nested parentheses',
    `package main\nfunc main() { println(${'('.repeat(100_000)}1${')'.repeat(100_000)}, "SURVIVED") }`,
  ),
  capped(
    'an array that fills memory',
    'package main\nvar a [1 << 29]byte\nfunc main() { a[1] = 2; println("SURVIVED") }',
    memory,
  ),
  held('a one-megabyte source', program('fmt.Print("held")', '"fmt"', `// ${'x'.repeat(1_000_000)}`)),
];

const running: Attack[] = [
  capped('an endless loop', 'package main\nfunc main() { for {} }', { by: ['time'] }),
  capped('endless output', program('for { fmt.Println("xxxxxxxxxxxxxxxxxxxxxxxx") }'), {
    by: ['output', 'time'],
    limits: { outputBytes: 100_000 },
  }),
  capped(
    'more memory than the limit',
    program('a := make([]byte, 100<<20); for i := range a { a[i] = 1 }; fmt.Println(a[9], "SURVIVED")'),
    memory,
  ),
  capped('a goroutine bomb', program('for { go func() { select {} }() }', ''), {
    ...memory,
    by: ['memory', 'time'],
  }),
  capped(
    'deep recursion, recovered',
    'package main\nfunc f(n int) int { defer func() { recover() }(); return f(n+1) + 1 }\nfunc main() { println(f(0)); println("SURVIVED") }',
  ),
  capped(
    'unlimited files',
    program(
      'for i := 0; ; i++ { if _, err := os.Create(fmt.Sprint("f", i)); err != nil { os.Exit(1) } }',
      '"fmt"; "os"',
    ),
  ),
];

const reaching: Attack[] = [
  denied('reading /etc', '_, err := os.ReadFile("/etc/passwd")', '"os"'),
  denied('reading the compiler’s folders', '_, err := os.ReadDir("/std")', '"os"'),
  denied('a symlink to a host file', 'err := os.Symlink("/etc/passwd", "link")', '"os"'),
  denied('writing a host file', 'err := os.WriteFile("/etc/cron.d/x", []byte("x"), 0o755)', '"os"'),
  denied('starting another process', '_, err := os.StartProcess("/bin/sh", nil, &os.ProcAttr{})', '"os"'),
  held(
    'the environment',
    program(
      'if len(os.Environ()) > 0 || os.Getenv("PATH") != "" { fmt.Println("ESCAPED") }\nfmt.Println("held")',
      '"fmt"; "os"',
    ),
  ),
  held(
    'every descriptor',
    program(
      'for fd := 5; fd < 5000; fd++ { if _, err := os.NewFile(uintptr(fd), "x").Write([]byte("x")); err == nil { fmt.Println("ESCAPED", fd) } }\nfmt.Println("held")',
      '"fmt"; "os"',
    ),
  ),
];

const remaining: Attack[] = [
  held(
    'files and variables left behind',
    program(
      'os.WriteFile("left", nil, 0o600); os.WriteFile("/tmp/left", nil, 0o600); os.Setenv("LEFT", "1"); fmt.Println("held")',
      '"fmt"; "os"',
    ),
    {
      next: program(
        '_, a := os.Stat("left"); _, b := os.Stat("/tmp/left"); if a == nil || b == nil || os.Getenv("LEFT") != "" { fmt.Println("ESCAPED") }\nfmt.Println("held")',
        '"fmt"; "os"',
      ),
    },
  ),
  capped(
    'an endless crash report',
    program('os.Stderr.WriteString("panic: "); for { os.Stderr.Write(make([]byte, 1<<20)) }', '"os"'),
    { by: ['time'] },
  ),
];

/** Go programs, and sources for its compiler, that try to escape, use up resources or leave something behind. */
export const goAttacks: Attack[] = [...compiling, ...running, ...reaching, ...remaining, ...goCheats];
