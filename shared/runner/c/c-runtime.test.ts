import { describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { HereRunner } from '../testing/run-here';

const runner = new HereRunner();
const run = (source: string, more: Partial<RunRequest> = {}) => runner.program('c', source, more);
const lines = (...text: string[]) => text.join('\n');

describe('C programs', () => {
  test('print, read their input and give their exit code', async () => {
    const source = lines(
      '#include <stdio.h>',
      'int main(void) {',
      '  int a, b; char line[20];',
      '  if (scanf("%d %d\\n", &a, &b) != 2) return 9;',
      '  fgets(line, sizeof line, stdin);',
      '  printf("%d %.2f %s", a + b, a / (double)b, line);',
      '  return 3;',
      '}',
    );
    const result = await run(source, { stdin: '1 4\nhello\n' });
    expect(result).toMatchObject({ stdout: '5 0.25 hello\n', stderr: '', exitCode: 3 });
    expect(result.diagnostics).toBeUndefined();
  });

  test('consist of several files with headers, and use math, strings, time and setjmp', async () => {
    const result = await run(
      lines(
        '#include <stdio.h>',
        '#include <math.h>',
        '#include <setjmp.h>',
        '#include <string.h>',
        '#include <ctype.h>',
        '#include <time.h>',
        '#include "shapes/area.h"',
        'static jmp_buf back;',
        'static void leave(void) { longjmp(back, 7); }',
        'int main(void) {',
        '  int code = setjmp(back);',
        '  if (code == 0) leave();',
        '  char text[8]; strcpy(text, "ok");',
        '  printf("%d %.3f %d %c%s %d\\n", code, sqrt(2), area(3, 4), toupper(text[0]), text + 1, time(NULL) > 1);',
        '}',
      ),
      {
        files: [
          { name: 'shapes/area.h', content: '#pragma once\nint area(int a, int b);\n' },
          { name: 'shapes/area.c', content: '#include "area.h"\nint area(int a, int b) { return a * b; }\n' },
        ],
      },
    );
    expect(result).toMatchObject({ stdout: '7 1.414 12 Ok 1\n', stderr: '', exitCode: 0 });
  });

  test('show what they printed before they hang or break', async () => {
    const chunks: string[] = [];
    const request: RunRequest = {
      language: 'c',
      files: [
        {
          name: 'main.c',
          content: '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { puts("first"); abort(); }',
        },
      ],
    };
    const result = await runner.run(request, { onOutput: ({ text }) => void chunks.push(text) });
    expect(chunks.slice(0, 2).join('')).toBe('first\n');
    expect(result).toMatchObject({ stdout: 'first\n', exitCode: 134 });
    expect(result.stderr).toContain(
      'The program stopped itself with abort() in main.c, line 3, in function main.',
    );
  });

  test('are compiled alone when asked, and started from the artifact', async () => {
    const source = '#include <stdio.h>\nint main(void) { puts("once"); }';
    const { artifact, stdout } = await run(source, { compileOnly: true });
    expect(stdout).toBe('');
    expect(await run(source, { artifact: artifact! })).toMatchObject({ stdout: 'once\n', exitCode: 0 });
  });
});

describe('messages of the compiler', () => {
  test('name file, line and column', async () => {
    const result = await run('int main(void) {\n  return x\n}\n');
    expect(result.exitCode).toBe(1);
    expect(result.stdout).toBe('');
    expect(result.diagnostics).toContainEqual({
      file: 'main.c',
      line: 2,
      column: 10,
      severity: 'error',
      message: "use of undeclared identifier 'x'",
    });
    expect(result.stderr).toContain("main.c:2:10: error: use of undeclared identifier 'x'");
  });

  test('warn in one line and run all the same', async () => {
    const result = await run('#include <stdio.h>\nint main(void) {\n  int unused = 1;\n  puts("ran");\n}');
    expect(result).toMatchObject({ stdout: 'ran\n', exitCode: 0 });
    expect(result.stderr).toBe("main.c:3:7: warning: unused variable 'unused'\n");
    expect(result.diagnostics).toMatchObject([{ file: 'main.c', line: 3, severity: 'warning' }]);
  });

  test.each([
    [
      'a function without a body',
      'int f(void);\nint main(void) {\n  return f();\n}',
      'main.c:1: error: "f" is used here but defined nowhere.',
    ],
    ['a missing main', 'int f(void) { return 1; }', 'There is no main function.'],
    [
      'a header that is not there',
      '#include "list.h"\nint main(void) { return 0; }',
      "'list.h' file not found",
    ],
    [
      'threads',
      '#include <threads.h>\nint f(void *a) { (void)a; return 0; }\nint main(void) { thrd_t t; return thrd_create(&t, f, 0); }',
      'Programs run here on one thread',
    ],
    [
      'processes',
      '#include <unistd.h>\nint main(void) { return fork(); }',
      'they cannot start other programs',
    ],
    [
      'gets()',
      '#include <stdio.h>\nint main(void) { char s[9]; gets(s); }',
      'use fgets(line, sizeof line, stdin)',
    ],
    ['signals', '#include <signal.h>\nint main(void) { return 0; }', 'Signals cannot be used here.'],
    [
      'the network',
      '#include <sys/socket.h>\nint main(void) { return socket(1, 2, 3); }',
      'sockets cannot be used',
    ],
  ])('are plain about %s', async (_, source, message) => {
    const result = await run(source);
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain(message);
    expect(result.diagnostics?.some(({ severity }) => severity === 'error')).toBe(true);
  });

  test('say what a missing & does, and only there', async () => {
    const source = (call: string) => `#include <stdio.h>\nint main(void) { int n = 0; ${call} return n; }`;
    expect((await run(source('scanf("%d", n);'))).stderr).toContain('Is an & missing');
    expect((await run(source('printf("%s", n);'))).stderr).not.toContain('&');
  });

  test('say so when a function is defined twice', async () => {
    const other = { name: 'other.c', content: '\nint f(void) { return 2; }' };
    const result = await run('int f(void) { return 1; }\nint main(void) { return f(); }', { files: [other] });
    expect(result.diagnostics).toMatchObject([
      { file: 'other.c', line: 2, message: '"f" is defined twice. Keep one of them.' },
    ]);
  });
});

const program = (body: string) =>
  lines(
    '#include <stdio.h>',
    '#include <stdlib.h>',
    '#include <string.h>',
    '#include <assert.h>',
    'struct node { int value; struct node *next; };',
    body,
  );

describe('mistakes with memory', () => {
  test.each([
    [
      'int get(struct node *n) { return n->value; }\nint main(void) { return get(NULL); }',
      139,
      'NULL pointer in main.c, line 6',
    ],
    [
      'int main(int c, char **v) {\n  int *p = c > 5 ? (int *)v : NULL;\n  *p = 3;\n  return 0;\n}',
      139,
      'The program wrote through a NULL pointer in main.c, line 8',
    ],
    [
      'int main(int c, char **v) {\n  char *p = c > 5 ? v[0] : NULL;\n  p[c] = 3;\n  return 0;\n}',
      139,
      'NULL pointer as if it were an array in main.c, line 8',
    ],
    [
      'int main(int c, char **v) { (void)v;\n  int a[4] = {0};\n  return a[c + 6];\n}',
      139,
      "The program used index 7, which is outside of its array of type 'int[4]', in main.c, line 8",
    ],
    [
      'int main(int c, char **v) { (void)v;\n  return 1 / (c - 1);\n}',
      136,
      'The program divided by zero in main.c, line 7',
    ],
    [
      'static void drop(char *p) {\n  free(p);\n}\nint main(void) { char *p = malloc(4); drop(p); drop(p); }',
      134,
      'freed the same memory twice',
    ],
    ['int main(void) { int a[20] = {0}; int *p = a + 12;\n  free(p);\n}', 134, 'did not come from malloc()'],
    [
      'int main(void) {\n  char *p = malloc(5);\n  strcpy(p, "hello");\n  free(p);\n}',
      134,
      'wrote past the end of a block',
    ],
    [
      'int main(void) { char *p = malloc(5); strcpy(p, "hello"); puts(p); }',
      134,
      'wrote past the end of a block',
    ],
    ['int main(void) { int *p = malloc(40); free(p); p[3] = 1; }', 134, 'after it had freed it'],
    [
      'int main(void) {\n  struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b);\n  a->next = b; b->next = NULL; b->value = 2;\n  free(a);\n  return a->next->value;\n}',
      139,
      'bad pointer in main.c, line 10, in function main',
    ],
    [
      'int deep(volatile int *n) {\n  volatile int here = *n + 1;\n  return deep(&here) + here;\n}\nint main(void) { volatile int n = 0; return deep(&n); }',
      139,
      'stack overflow',
    ],
    [
      'int main(void) {\n  char *p = getenv("NOTHING");\n  return strlen(p);\n}',
      139,
      'gave strlen() a NULL pointer instead of a text in main.c, line 8, in function main.',
    ],
    [
      'int main(void) {\n  char *p = NULL;\n  strcpy(p, "abc");\n}',
      139,
      'gave strcpy() a NULL pointer instead of a place to write to in main.c, line 8',
    ],
    [
      'int main(void) { FILE *f = fopen("nothing", "r");\n  char line[9]; fgets(line, 9, f);\n}',
      139,
      'instead of an open file (perhaps fopen() failed) in main.c, line 7',
    ],
    [
      'int main(void) { char *p = malloc(8); strcpy(p, "abc"); free(p);\n  puts(p);\n}',
      139,
      'gave puts() memory that was freed before with free() in main.c, line 7',
    ],
    [
      'int main(void) { char name[8], other[50] = "far too long";\n  scanf("%49s", other);\n  strcpy(name, other);\n  puts(name);\n}',
      134,
      'wrote past the end of an array.\nIt noticed this in main.c',
    ],
    [
      'static void fill(int *a, int n) {\n  for (int i = 0; i < n; i++) a[i] = i;\n}\nint main(int c, char **v) { (void)v; int a[5]; fill(a, c + 9); return a[1]; }',
      134,
      'wrote past the end of an array.\nIt noticed this in main.c, line',
    ],
    [
      'int main(void) {\n  char *p = getenv("NOTHING");\n  memcpy(p, "abcdefgh", 8);\n}',
      134,
      'The program wrote through a NULL pointer',
    ],
    ['int main(void) { int x = 1;\n  assert(x == 2);\n}', 134, 'Assertion failed: x == 2 (main.c: main: 7)'],
    [
      'int main(int c, char **v) { (void)v; int (*f)(void) = c > 9 ? rand : NULL;\n  return f();\n}',
      139,
      'function',
    ],
  ])('%s', async (body, exitCode, message) => {
    const result = await run(program(body));
    expect(result.stderr).toContain(message);
    expect(result.exitCode).toBe(exitCode);
  });

  test('marks the line in the editor', async () => {
    const result = await run('int *p;\nint main(void) {\n  return *p;\n}');
    expect(result.diagnostics).toMatchObject([{ file: 'main.c', line: 3, severity: 'error' }]);
  });
});

describe('limits', () => {
  test('memory: malloc gives NULL at the limit, and a program that goes on breaks by it', async () => {
    const body = 'int main(void) { for (;;) { char *p = malloc(1 << 20); p[7] = 1; puts(p + 7); } }';
    const result = await run(program(body), { limits: { memoryBytes: 8 * 1024 * 1024 } });
    expect(result).toMatchObject({ limitHit: 'memory', exitCode: 139 });
  });
});
