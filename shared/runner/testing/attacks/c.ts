import { type Attack, attack } from './attack';
import { judgeAttacks } from './c-judge';

const MEGABYTE = 1024 * 1024;

const capped = attack('c', 'main.c', 'capped');
const held = attack('c', 'main.c', 'held');

const HEADERS = ['stdio', 'stdlib', 'string', 'unistd'];
const INCLUDES = HEADERS.map((name) => `#include <${name}.h>\n`).join('');
const program = (body: string, more = '') => `${INCLUDES}${more}\nint main(void) {\n${body}\n}\n`;
const HELD = 'puts("held"); return 0;';

/** A program that must end by its own fault, with this exit code: long before its time is over. */
const broken = (name: string, code: number, source: string): Attack =>
  capped(name, source, {
    limits: { timeMs: 10_000 },
    check: ({ exitCode }) => {
      if (exitCode !== code) throw new Error(`it ended with ${exitCode}`);
    },
  });

/** What the compiler or the linker must not let through: a fault in the learner's own file. */
const forbidden = (name: string, source: string): Attack =>
  capped(name, source, {
    check: ({ exitCode, diagnostics }) => {
      if (exitCode !== 1 || !diagnostics?.some(({ severity }) => severity === 'error'))
        throw new Error(`${name} was compiled`);
    },
  });

/** Each macro is ten times the one before: far more than any memory once it is expanded. */
const TENFOLD = [...'0123456789']
  .map((at) => `#define W${at} ${`${at === '0' ? 'x' : `W${Number(at) - 1}`} `.repeat(10)}`)
  .join('\n');

const compiling: Attack[] = [
  forbidden('a file of the host included', '#include "/etc/passwd"\nint main(void) { return 0; }'),
  forbidden(
    'a file of the host in assembler',
    '__asm__(".incbin \\"/etc/passwd\\"");\nint main(void) { return 0; }',
  ),
  forbidden('a header of its own that includes itself', '#include "main.c"\nint main(void) { return 0; }'),
  forbidden(
    'assembler that is not valid',
    'int main(void) { __asm__ volatile("i32.add\\n drop"); return 0; }',
  ),
  capped(
    'more warnings than can be read',
    `${'#warning x\n'.repeat(20_000)}#include <stdio.h>\nint main(void) { puts("SURVIVED"); }`,
  ),
  capped('words that multiply', `${TENFOLD}\nint main(void) { W9; puts("SURVIVED"); }`),
  capped(
    'an initializer without end',
    'int a[] = { [0 ... 400000000] = 7 };\n#include <stdio.h>\nint main(void) { puts("SURVIVED"); return a[9]; }',
  ),
];

/** Assembler's `catch_all` stops even what the host throws to end a program. */
const caught = (inner: string) =>
  `${INCLUDES}void inner(void) { ${inner} }\nint main(void) { __asm__ volatile("try\\n call inner\\n catch_all\\n end_try"); for (;;) puts("SURVIVED"); }`;

const exhausting: Attack[] = [
  capped(
    'catching what ends it at its output limit',
    caught('char block[1000]; memset(block, 1, 1000); for (int i = 0; i < 2000; i++) write(2, block, 1000);'),
    { by: ['output'] },
  ),
  broken('catching its own end', 3, caught('exit(3);')),
  broken(
    'recursion without end that needs no memory',
    139,
    'int f(volatile int n) { return n ? f(n + 1) + n : 0; }\nint main(void) { return f(1); }',
  ),
  broken(
    'a jump to a place that is left',
    134,
    '#include <setjmp.h>\nstatic jmp_buf b;\nstatic int f(void) { return setjmp(b); }\nint main(void) { f(); longjmp(b, 1); }',
  ),
  held(
    'memory beyond its limit',
    program(
      `if (malloc(200u << 20) || __builtin_wasm_memory_grow(0, 3200) != (size_t)-1) puts("ESCAPED");\n${HELD}`,
    ),
    { limits: { memoryBytes: 64 * MEGABYTE } },
  ),
  forbidden(
    'tables beside its memory',
    program(
      'for (int i = 0; i < 9; i++) __builtin_wasm_table_grow(table, __builtin_wasm_ref_null_extern(), 1000000);\nputs("SURVIVED"); return 0;',
      'static __externref_t table[0];',
    ),
  ),
  forbidden(
    'a symbol table of its own',
    '__asm__(".section .custom_section.linking,\\"\\",@\\n .int32 0x7fffffff\\n .int8 4");\nint main(void) { return 0; }',
  ),
  broken(
    'a line table of its own',
    134,
    `__asm__(".section .debug_line,\\"\\",@\\n .int32 0x7fffffff\\n .int8 4\\n .ascii \\"${'x'.repeat(80)}\\"");\nint main(void) { __builtin_trap(); }`,
  ),
  capped('an endless loop', 'int main(void) { for (volatile int i = 0;; i++) { } }', { by: ['time'] }),
  capped(
    'memory without end',
    program(
      'for (size_t n = 1 << 20;; n += n / 2) { char *p = malloc(n); if (!p) abort(); memset(p, 1, n); }',
    ),
    { by: ['memory'], limits: { memoryBytes: 64 * MEGABYTE, timeMs: 5000 } },
  ),
  capped(
    'a stack array without end',
    program('volatile int n = 1 << 29; volatile char a[n]; a[1] = 1; puts("SURVIVED");'),
  ),
  capped('more open files than there are', program('for (;;) if (!fopen("main.c", "r")) abort();')),
];

const reach = (path: string) =>
  `{ FILE *f = fopen("${path}", "r"); int c = f ? fgetc(f) : EOF; if (c != EOF) puts("ESCAPED"); }`;

const reaching: Attack[] = [
  held(
    'files of the host',
    program(
      `${['/etc/passwd', '/proc/self/environ', '../../etc/passwd', '/usr/include/stdio.h', '/dev/mem', '//etc//passwd'].map(reach).join('\n')}\n${HELD}`,
    ),
  ),
  held(
    'bad pointers given to the host',
    program(
      `if (read(0, (void *)0xfffffff0u, 100) > 0 || write(1, (void *)0xfffffff0u, 100) > 0) puts("ESCAPED");\n${HELD}`,
    ),
  ),
  held(
    'a system call with other parameters than it has',
    program(
      `if (bad(1, 2, 3) == 0) puts("ESCAPED");\n${HELD}`,
      '__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int bad(long long, double, int);',
    ),
  ),
  broken(
    'a system call that is to answer otherwise',
    134,
    program(
      'if (bad() != 5) puts("SURVIVED");',
      '__attribute__((import_module("wasi_snapshot_preview1"), import_name("sched_yield"))) long long bad(void);',
    ),
  ),
  forbidden(
    'a host function of the judge',
    '__attribute__((import_module("judge"), import_name("number"))) void tell(int, int, long long, long long);\n#include <stdio.h>\nint main(void) { tell(0, 0, 1, 1); puts("SURVIVED"); }',
  ),
];

const remaining: Attack[] = [
  held(
    'memory for the next run',
    program(
      `char *p = malloc(1 << 20); memset(p, 'Z', 1 << 20); printf("%s", p[5] == 'Z' ? "" : "x");\n${HELD}`,
    ),
    {
      next: program(
        `char *p = malloc(1 << 20); for (int i = 0; i < 1 << 20; i++) if (p[i] == 'Z') return 1;\n${HELD}`,
      ),
    },
  ),
  held('a definition for the next compilation', program('write(1, "held", 4);', '#define puts(x) 0'), {
    next: program(HELD),
  }),
];

/** The corpus on C: the compile step, the machine, the host, the judge, and the run that follows. */
export const cAttacks: Attack[] = [...compiling, ...exhausting, ...reaching, ...judgeAttacks, ...remaining];
