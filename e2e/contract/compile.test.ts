import { compileFailure, errorBody, sqlResult } from '@shared/contracts';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const HELLO = {
  c: { Name: 'main.c', Content: '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n' },
  go: { Name: 'main.go', Content: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("hello") }\n' },
};
const BROKEN_TEST = {
  c: { Name: 'main_test.c', Content: 'this is no C' },
  go: { Name: 'main_test.go', Content: 'this is no Go' },
};

describe.each(['c', 'go'] as const)('a program in %s', (language) => {
  const compile = (files: object[], withSubmit = false) =>
    fetch(`${server.url}/v1/compile/${language}`, {
      method: 'POST',
      body: JSON.stringify({ files, withSubmit }),
    });

  test('that compiles is returned as WebAssembly, and identical the second time', async ({ skip }) => {
    const first = await compile([HELLO[language]]);
    if (first.status === 503) skip('this machine has no runtime for it');
    expect(first.headers.get('content-type')).toBe('application/wasm');
    const program = Buffer.from(await first.arrayBuffer());
    await WebAssembly.compile(program);
    const second = await compile([HELLO[language]]);
    expect(Buffer.from(await second.arrayBuffer()).equals(program)).toBe(true);
  });

  test('is compiled without its test files unless requested', async ({ skip }) => {
    const files = [HELLO[language], BROKEN_TEST[language]];
    const without = await compile(files);
    if (without.status === 503) skip('this machine has no runtime for it');
    expect(without.headers.get('content-type')).toBe('application/wasm');
    const withTests = await compile(files, true);
    expect(withTests.status).toBe(200);
    const { Messages } = compileFailure.parse(await withTests.json());
    expect(Messages[0]).toMatchObject({ Severity: 'error' });
    expect(JSON.stringify(Messages)).toContain(BROKEN_TEST[language].Name);
  });

  test.each([
    ['no files', []],
    ['a file outside', [{ Name: '../main.c', Content: '' }]],
    ['a name with NUL', [{ Name: 'main\0.c', Content: '' }]],
    ['too many files', Array.from({ length: 51 }, (_, n) => ({ Name: `f${n}.c`, Content: '' }))],
  ])('of %s is refused', async (_, files) => {
    const answer = await compile(files);
    expect(answer.status).toBe(400);
    expect(errorBody.safeParse(await answer.json()).error).toBeUndefined();
  });
});

describe('the course database', () => {
  const query = (code: string) => call(server, 'POST', '/courses_sql_api', { body: { code } });

  test('answers queries about the catalog', async () => {
    const code = "SELECT slug FROM courses WHERE slug = 'learn-python'";
    const result = sqlResult.parse(await succeed(server, 'POST', '/courses_sql_api', { body: { code } }));
    expect(result).toEqual({ Columns: ['slug'], Rows: [['learn-python']], IsCut: false });
  });

  test.each([
    ['DELETE FROM courses', /read-only/],
    ['SELECT nothing FROM nowhere', /./],
    ["ATTACH '/etc/passwd' AS x", /can’t use ATTACH/],
    ["SELECT load_extension('/tmp/x')", /./],
    ["SELECT readfile('/etc/passwd')", /./],
  ])('%s is refused with an explanation', async (code, words) => {
    const { status, body } = await query(code);
    expect(status).toBe(400);
    expect(errorBody.parse(body).error).toMatch(words);
  });
});
