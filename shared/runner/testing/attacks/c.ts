import { type Attack, attack } from './attack';
import { judgeAttacks } from './c-judge';

const MEGABYTE = 1024 * 1024;

const capped = attack('c', 'main.c', 'capped');
const held = attack('c', 'main.c', 'held');

const HEADERS = ['stdio', 'stdlib', 'string', 'unistd'];
const INCLUDES = HEADERS.map((name) => `#include <${name}.h>\n`).join('');
const program = (body: string, more = '') => `${INCLUDES}${more}\nint main(void) {\n${body}\n}\n`;
const HELD = 'puts("held"); return 0;';

/** A program that must crash with this exit code, long before its time limit. */
const broken = (name: string, code: number, source: string): Attack =>
  capped(name, source, {
    limits: { timeMs: 10_000 },
    check: ({ exitCode }) => {
      if (exitCode !== code) throw new Error(`it ended with ${exitCode}`);
    },
  });

/** A program that must fail to compile or link, with an error in the learner's own file. */
const forbidden = (name: string, source: string): Attack =>
  capped(name, source, {
    check: ({ exitCode, diagnostics }) => {
      if (exitCode !== 1 || !diagnostics?.some(({ severity }) => severity === 'error'))
        throw new Error(`${name} was compiled`);
    },
  });

/** Each macro expands to ten copies of the previous one, far more than fits in memory. */
const TENFOLD = [...'0123456789']
  .map((at) => `#define W${at} ${`${at === '0' ? 'x' : `W${Number(at) - 1}`} `.repeat(10)}`)
  .join('\n');

const compiling: Attack[] = [
  forbidden('including a host file', '#include "/etc/passwd"\nint main(void) { return 0; }'),
  forbidden(
    'embedding a host file with assembly',
    '__asm__(".incbin \\"/etc/passwd\\"");\nint main(void) { return 0; }',
  ),
  forbidden('a file that includes itself', '#include "main.c"\nint main(void) { return 0; }'),
  forbidden('invalid assembly', 'int main(void) { __asm__ volatile("i32.add\\n drop"); return 0; }'),
  capped(
    'a flood of warnings',
    `${'#warning x\n'.repeat(20_000)}#include <stdio.h>\nint main(void) { puts("SURVIVED"); }`,
  ),
  capped('exponential macro expansion', `${TENFOLD}\nint main(void) { W9; puts("SURVIVED"); }`),
  capped(
    'a huge initializer',
    'int a[] = { [0 ... 400000000] = 7 };\n#include <stdio.h>\nint main(void) { puts("SURVIVED"); return a[9]; }',
  ),
];

/** Assembly's `catch_all` even catches what the host throws to stop a program. */
const caught = (inner: string) =>
  `${INCLUDES}void inner(void) { ${inner} }\nint main(void) { __asm__ volatile("try\\n call inner\\n catch_all\\n end_try"); for (;;) puts("SURVIVED"); }`;

const exhausting: Attack[] = [
  capped(
    'catching the exception of the output limit',
    caught('char block[1000]; memset(block, 1, 1000); for (int i = 0; i < 2000; i++) write(2, block, 1000);'),
    { by: ['output'] },
  ),
  broken('catching its own exit', 3, caught('exit(3);')),
  broken(
    'infinite recursion without memory use',
    139,
    'int f(volatile int n) { return n ? f(n + 1) + n : 0; }\nint main(void) { return f(1); }',
  ),
  broken(
    'longjmp into a function that has returned',
    134,
    '#include <setjmp.h>\nstatic jmp_buf b;\nstatic int f(void) { return setjmp(b); }\nint main(void) { f(); longjmp(b, 1); }',
  ),
  held(
    'memory beyond the limit',
    program(
      `if (malloc(200u << 20) || __builtin_wasm_memory_grow(0, 3200) != (size_t)-1) puts("ESCAPED");\n${HELD}`,
    ),
    { limits: { memoryBytes: 64 * MEGABYTE } },
  ),
  forbidden(
    'growing tables outside of memory',
    program(
      'for (int i = 0; i < 9; i++) __builtin_wasm_table_grow(table, __builtin_wasm_ref_null_extern(), 1000000);\nputs("SURVIVED"); return 0;',
      'static __externref_t table[0];',
    ),
  ),
  forbidden(
    'a forged symbol table',
    '__asm__(".section .custom_section.linking,\\"\\",@\\n .int32 0x7fffffff\\n .int8 4");\nint main(void) { return 0; }',
  ),
  broken(
    'a forged line table',
    134,
    `__asm__(".section .debug_line,\\"\\",@\\n .int32 0x7fffffff\\n .int8 4\\n .ascii \\"${'x'.repeat(80)}\\"");\nint main(void) { __builtin_trap(); }`,
  ),
  capped('an endless loop', 'int main(void) { for (volatile int i = 0;; i++) { } }', { by: ['time'] }),
  capped(
    'unlimited allocation',
    program(
      'for (size_t n = 1 << 20;; n += n / 2) { char *p = malloc(n); if (!p) abort(); memset(p, 1, n); }',
    ),
    { by: ['memory'], limits: { memoryBytes: 64 * MEGABYTE, timeMs: 5000 } },
  ),
  capped(
    'a huge stack array',
    program('volatile int n = 1 << 29; volatile char a[n]; a[1] = 1; puts("SURVIVED");'),
  ),
  capped('too many open files', program('for (;;) if (!fopen("main.c", "r")) abort();')),
];

const reach = (path: string) =>
  `{ FILE *f = fopen("${path}", "r"); int c = f ? fgetc(f) : EOF; if (c != EOF) puts("ESCAPED"); }`;

const reaching: Attack[] = [
  held(
    'host files',
    program(
      `${['/etc/passwd', '/proc/self/environ', '../../etc/passwd', '/usr/include/stdio.h', '/dev/mem', '//etc//passwd'].map(reach).join('\n')}\n${HELD}`,
    ),
  ),
  held(
    'invalid pointers in host calls',
    program(
      `if (read(0, (void *)0xfffffff0u, 100) > 0 || write(1, (void *)0xfffffff0u, 100) > 0) puts("ESCAPED");\n${HELD}`,
    ),
  ),
  held(
    'a system call with the wrong parameters',
    program(
      `if (bad(1, 2, 3) == 0) puts("ESCAPED");\n${HELD}`,
      '__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) int bad(long long, double, int);',
    ),
  ),
  broken(
    'a system call with the wrong return type',
    134,
    program(
      'if (bad() != 5) puts("SURVIVED");',
      '__attribute__((import_module("wasi_snapshot_preview1"), import_name("sched_yield"))) long long bad(void);',
    ),
  ),
  forbidden(
    'importing a host function of the judge',
    '__attribute__((import_module("judge"), import_name("number"))) void report(int, int, long long, long long);\n#include <stdio.h>\nint main(void) { report(0, 0, 1, 1); puts("SURVIVED"); }',
  ),
];

const remaining: Attack[] = [
  held(
    'memory left for the next run',
    program(
      `char *p = malloc(1 << 20); memset(p, 'Z', 1 << 20); printf("%s", p[5] == 'Z' ? "" : "x");\n${HELD}`,
    ),
    {
      next: program(
        `char *p = malloc(1 << 20); for (int i = 0; i < 1 << 20; i++) if (p[i] == 'Z') return 1;\n${HELD}`,
      ),
    },
  ),
  held('a macro left for the next compilation', program('write(1, "held", 4);', '#define puts(x) 0'), {
    next: program(HELD),
  }),
];

/** Attacks in C: on the compiler, the machine, the host, the judge and the next run. */
export const cAttacks: Attack[] = [...compiling, ...exhausting, ...reaching, ...judgeAttacks, ...remaining];
