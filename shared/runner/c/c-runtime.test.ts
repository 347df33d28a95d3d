import { describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { InProcessRunner } from '../testing/in-process-runner';

const runner = new InProcessRunner();
const run = (source: string, more: Partial<RunRequest> = {}) => runner.program('c', source, more);

describe('C programs', () => {
  test('print, read input and return an exit code', async () => {
    const source = `#include <stdio.h>
int main(void) {
  int a, b; char line[20];
  if (scanf("%d %d\\n", &a, &b) != 2) return 9;
  fgets(line, sizeof line, stdin);
  printf("%d %.2f %s", a + b, a / (double)b, line);
  return 3;
}`;
    const result = await run(source, { stdin: '1 4\nhello\n' });
    expect(result).toMatchObject({ stdout: '5 0.25 hello\n', stderr: '', exitCode: 3 });
    expect(result.diagnostics).toBeUndefined();
  });

  test('can have several files with headers, and use math, strings, time and setjmp', async () => {
    const result = await run(
      `#include <stdio.h>
#include <math.h>
#include <setjmp.h>
#include <string.h>
#include <ctype.h>
#include <time.h>
#include "shapes/area.h"
static jmp_buf back;
static void leave(void) { longjmp(back, 7); }
int main(void) {
  int code = setjmp(back);
  if (code == 0) leave();
  char text[8]; strcpy(text, "ok");
  printf("%d %.3f %d %c%s %d\\n", code, sqrt(2), area(3, 4), toupper(text[0]), text + 1, time(NULL) > 1);
}`,
      {
        files: [
          { name: 'shapes/area.h', content: '#pragma once\nint area(int a, int b);\n' },
          { name: 'shapes/area.c', content: '#include "area.h"\nint area(int a, int b) { return a * b; }\n' },
        ],
      },
    );
    expect(result).toMatchObject({ stdout: '7 1.414 12 Ok 1\n', stderr: '', exitCode: 0 });
  });

  test('can have arrays without elements, and error codes that WASI lacks', async () => {
    const result = await run(`#include <errno.h>
#include <stdio.h>
int main(void) {
  for (int n = 0; n < 2; n++) { int list[n]; printf("%zu ", sizeof list / sizeof *list); }
  errno = ENODATA;
  switch (errno) { case ENOENT: case EINVAL: break; case ENODATA: puts("no data"); }
}`);
    expect(result).toMatchObject({ stdout: '0 1 no data\n', stderr: '', exitCode: 0 });
  });

  test('show the output printed before a hang or crash', async () => {
    const chunks: string[] = [];
    const content = '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { puts("first"); abort(); }';
    const request: RunRequest = { language: 'c', files: [{ name: 'main.c', content }] };
    const result = await runner.run(request, { onOutput: ({ text }) => void chunks.push(text) });
    expect(chunks.slice(0, 2).join('')).toBe('first\n');
    expect(result).toMatchObject({ stdout: 'first\n', exitCode: 134 });
    expect(result.stderr).toContain(
      'The program stopped itself with abort() in main.c, line 3, in function main.',
    );
  });

  test('can be compiled without running, and run from the artifact', async () => {
    const source = '#include <stdio.h>\nint main(void) { puts("once"); }';
    const { artifact, stdout } = await run(source, { compileOnly: true });
    expect(stdout).toBe('');
    expect(await run(source, { artifact: artifact! })).toMatchObject({ stdout: 'once\n', exitCode: 0 });
  });
});

describe('compiler messages', () => {
  test('include the file, line and column', async () => {
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

  test('print warnings on one line and still run the program', async () => {
    const result = await run('#include <stdio.h>\nint main(void) {\n  int unused = 1;\n  puts("ran");\n}');
    expect(result).toMatchObject({ stdout: 'ran\n', exitCode: 0 });
    expect(result.stderr).toBe("main.c:3:7: warning: unused variable 'unused'\n");
    expect(result.diagnostics).toMatchObject([{ file: 'main.c', line: 3, severity: 'warning' }]);
  });

  test.each([
    ['"f" is used here but never defined.', 'int f(void);\nint main(void) {\n  return f();\n}'],
    ['There is no main function.', 'int f(void) { return 1; }'],
    ["'list.h' file not found", '#include "list.h"\nint main(void) { return 0; }'],
    [
      'Programs run on a single thread here',
      '#include <threads.h>\nint main(void) { thrd_t t; return thrd_create(&t, 0, 0); }',
    ],
    ['it can’t start other programs', '#include <unistd.h>\nint main(void) { return fork(); }'],
    ['use fgets(line, sizeof line, stdin)', '#include <stdio.h>\nint main(void) { char s[9]; gets(s); }'],
    ['Signals can’t be used here.', '#include <signal.h>\nint main(void) { return 0; }'],
    ['sockets can’t be used', '#include <sys/socket.h>\nint main(void) { return socket(1, 2, 3); }'],
  ])('include: %s', async (message, source) => {
    const result = await run(source);
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain(message);
    expect(result.diagnostics).toContainEqual(expect.objectContaining({ severity: 'error' }));
  });

  test('hint at a missing & only where it applies', async () => {
    const source = (call: string) => `#include <stdio.h>\nint main(void) { int n = 0; ${call} return n; }`;
    expect((await run(source('scanf("%d", n);'))).stderr).toContain('Is an & missing');
    expect((await run(source('printf("%s", n);'))).stderr).not.toContain('&');
  });

  test('report a function that is defined twice', async () => {
    const other = { name: 'other.c', content: '\nint f(void) { return 2; }' };
    const result = await run('int f(void) { return 1; }\nint main(void) { return f(); }', { files: [other] });
    expect(result.diagnostics).toMatchObject([
      { file: 'other.c', line: 2, message: '"f" is defined twice. Keep one of them.' },
    ]);
  });
});

const program = (body: string) => `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
struct node { int value; struct node *next; };
${body}`;

/** Exit code | expected message | line 6 of the program, which contains the mistake. */
const MISTAKES = `
139 | NULL pointer in main.c, line 6 | int get(struct node *n) { return n->value; } int main(void) { return get(NULL); }
139 | The program wrote through a NULL pointer in main.c, line 6 | int main(int c, char **v) { int *p = c > 5 ? (int *)v : NULL; *p = 3; return 0; }
139 | NULL pointer as if it were an array in main.c, line 6 | int main(int c, char **v) { char *p = c > 5 ? v[0] : NULL; p[c] = 3; return 0; }
139 | The program used index 7, which is outside of its array of type 'int[4]', in main.c, line 6 | int main(int c, char **v) { (void)v; int a[4] = {0}; return a[c + 6]; }
136 | The program divided by zero in main.c, line 6 | int main(int c, char **v) { (void)v; return 1 / (c - 1); }
134 | freed the same memory twice | static void drop(char *p) { free(p); } int main(void) { char *p = malloc(4); drop(p); drop(p); }
134 | didn't come from malloc() | int main(void) { int a[20] = {0}; int *p = a + 12; free(p); }
134 | wrote past the end of a block | int main(void) { char *p = malloc(5); strcpy(p, "hello"); free(p); }
134 | wrote past the end of a block | int main(void) { char *p = malloc(5); strcpy(p, "hello"); puts(p); }
134 | after freeing it | int main(void) { int *p = malloc(40); free(p); p[3] = 1; }
139 | bad pointer in main.c, line 6, in function main | int main(void) { struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b); a->next = b; b->next = NULL; b->value = 2; free(a); return a->next->value; }
139 | Stack overflow | int deep(volatile int *n) { volatile int here = *n + 1; return deep(&here) + here; } int main(void) { volatile int n = 0; return deep(&n); }
139 | passed strlen() a NULL pointer instead of a string in main.c, line 6, in function main. | int main(void) { char *p = getenv("NOTHING"); return strlen(p); }
139 | passed strcpy() a NULL pointer instead of a buffer to write to in main.c, line 6 | int main(void) { char *p = NULL; strcpy(p, "abc"); }
139 | instead of an open file (perhaps fopen() failed) in main.c, line 6 | int main(void) { FILE *f = fopen("nothing", "r"); char line[9]; fgets(line, 9, f); }
139 | passed puts() memory that was already freed with free() in main.c, line 6 | int main(void) { char *p = malloc(8); strcpy(p, "abc"); free(p); puts(p); }
134 | wrote past the end of an array. This was detected in main.c, line 6 | static void fill(int *a, int n) { for (int i = 0; i < n; i++) a[i] = i; } int main(int c, char **v) { (void)v; int a[5]; fill(a, c + 9); return a[1]; }
134 | The program wrote through a NULL pointer | int main(void) { char *p = getenv("NOTHING"); memcpy(p, "abcdefgh", 8); }
134 | Assertion failed: x == 2 (main.c: main: 6) | int main(void) { int x = 1; assert(x == 2); }
139 | called a function through a bad or NULL pointer | int main(int c, char **v) { (void)v; int (*f)(void) = c > 9 ? rand : NULL; return f(); }`;

describe('memory errors', () => {
  const mistakes = MISTAKES.trim().split('\n');
  test.each(mistakes.map((line) => line.split(' | ')))('%s %s: %s', async (exitCode, message, body) => {
    const result = await run(program(body!));
    expect(result.stderr.replaceAll('\n', ' ')).toContain(message);
    expect(result.exitCode).toBe(Number(exitCode));
  });

  test('mark the line in the editor', async () => {
    const result = await run('int *p;\nint main(void) {\n  return *p;\n}');
    expect(result.diagnostics).toMatchObject([{ file: 'main.c', line: 3, severity: 'error' }]);
  });
});

test('a crash is what the editor marks and says, whatever the compiler and the program remarked before', async () => {
  const crash = program(
    'int main(void) { int u; fprintf(stderr, "so far\\n"); char *p = getenv("NO"); return strlen(p); }',
  );
  const { diagnostics } = await run(crash);
  expect(diagnostics).toMatchObject([
    { severity: 'warning' },
    {
      severity: 'error',
      message: expect.stringMatching(/^The program passed strlen\(\) a NULL pointer/),
    },
  ]);
});

describe('limits', () => {
  test('memory: malloc returns NULL at the limit, and a program that continues crashes', async () => {
    const body = 'int main(void) { for (;;) { char *p = malloc(1 << 20); p[7] = 1; puts(p + 7); } }';
    const result = await run(program(body), { limits: { memoryBytes: 8 * 1024 * 1024 } });
    expect(result).toMatchObject({ limitHit: 'memory', exitCode: 139 });
  });
});
