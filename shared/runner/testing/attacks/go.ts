import { type Attack, attack } from './attack';
import { goCheats } from './go-judged';

const MEGABYTE = 1024 * 1024;
const memory = { by: ['memory' as const], limits: { memoryBytes: 64 * MEGABYTE, timeMs: 5000 } };

const capped = attack('go', 'main.go', 'capped');
const held = attack('go', 'main.go', 'held');
const program = (body: string, imports = '"fmt"', more = '') =>
  `package main\nimport (${imports})\n${more}\nfunc main() {\n${body}\n}\n`;

/** What Go's compiler, or our rules ahead of it, must not let through: a fault on a line of the learner's file. */
const forbidden = (name: string, source: string): Attack =>
  capped(name, source, {
    check: ({ exitCode, diagnostics }) => {
      if (exitCode !== 1 || diagnostics?.[0]?.file !== 'main.go') throw new Error(`${name} was compiled`);
    },
  });

/** A deed whose error says that it was not done. */
const deed = (name: string, call: string, imports: string): Attack =>
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
    'a number too large to compute',
    program('const a = 1 << 500; const b = a * a * a; fmt.Println(b % 10 == 0)'),
  ),
  forbidden(
    'an array larger than any memory',
    'package main\nvar a [1 << 40]int\nfunc main() { println(a[1]) }',
  ),
  forbidden(
    'types without end',
    'package main\ntype t[P any] struct{ f *t[t[P]] }\nfunc f[P any](n int) { f[t[P]](n) }\nfunc main() { f[int](3) }',
  ),
  forbidden('a hundred thousand orders', `package main\n${'//go:x\n'.repeat(100_000)}func main() {}`),
  capped('the compiler’s words beyond the limit of the output', 'package main\nfunc main() { nope() }', {
    by: ['output'],
    limits: { outputBytes: 10 },
  }),
  capped(
    'a constant text that doubles',
    ['package main', ...doubling, 'func main() { println(len(s39), "SURVIVED") }'].join('\n'),
  ),
  capped(
    'an endless comparison to compile',
    ['package main', ...quadrupling, 'func main() { var a, b t29; println(a == b, "SURVIVED") }'].join('\n'),
  ),
  capped(
    'brackets in brackets',
    `package main\nfunc main() { println(${'('.repeat(100_000)}1${')'.repeat(100_000)}, "SURVIVED") }`,
  ),
  capped(
    'an array that fills the memory',
    'package main\nvar a [1 << 29]byte\nfunc main() { a[1] = 2; println("SURVIVED") }',
    memory,
  ),
  held('a source of a megabyte', program('fmt.Print("held")', '"fmt"', `// ${'x'.repeat(1_000_000)}`)),
];

const running: Attack[] = [
  capped('an endless loop', 'package main\nfunc main() { for {} }', { by: ['time'] }),
  capped('endless output', program('for { fmt.Println("xxxxxxxxxxxxxxxxxxxxxxxx") }'), {
    by: ['output', 'time'],
    limits: { outputBytes: 100_000 },
  }),
  capped(
    'more memory than a run may have',
    program('a := make([]byte, 100<<20); for i := range a { a[i] = 1 }; fmt.Println(a[9], "SURVIVED")'),
    memory,
  ),
  capped('a bomb of goroutines', program('for { go func() { select {} }() }', ''), {
    ...memory,
    by: ['memory', 'time'],
  }),
  capped(
    'deep recursion, recovered',
    'package main\nfunc f(n int) int { defer func() { recover() }(); return f(n+1) + 1 }\nfunc main() { println(f(0)); println("SURVIVED") }',
  ),
  capped(
    'files without end',
    program(
      'for i := 0; ; i++ { if _, err := os.Create(fmt.Sprint("f", i)); err != nil { os.Exit(1) } }',
      '"fmt"; "os"',
    ),
  ),
];

const reaching: Attack[] = [
  deed('reading /etc', '_, err := os.ReadFile("/etc/passwd")', '"os"'),
  deed('reading the compiler’s folders', '_, err := os.ReadDir("/std")', '"os"'),
  deed('a link to the host', 'err := os.Symlink("/etc/passwd", "link")', '"os"'),
  deed('writing to the host', 'err := os.WriteFile("/etc/cron.d/x", []byte("x"), 0o755)', '"os"'),
  deed('another process', '_, err := os.StartProcess("/bin/sh", nil, &os.ProcAttr{})', '"os"'),
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
    'words of the runtime without end',
    program('os.Stderr.WriteString("panic: "); for { os.Stderr.Write(make([]byte, 1<<20)) }', '"os"'),
    { by: ['time'] },
  ),
];

/** Programs in Go, and sources for its compiler, that try to get out, to take everything or to stay. */
export const goAttacks: Attack[] = [...compiling, ...running, ...reaching, ...remaining, ...goCheats];
