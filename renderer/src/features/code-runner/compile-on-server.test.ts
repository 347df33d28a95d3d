import { LanguageUnavailable, RunRefused } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import { compileOnServer } from './compile-on-server';

const REQUEST = {
  language: 'c',
  files: [{ name: 'main.c', content: 'int main(void) { return 0 }' }],
} as const;
const answering = (body: BodyInit, init: ResponseInit) => async () => new Response(body, init);
const compile = (send: () => Promise<Response>) => compileOnServer(REQUEST, undefined, send);

test('the files are sent, and a program comes back', async () => {
  const sent: unknown[] = [];
  const compiled = await compileOnServer(REQUEST, undefined, async (url, init) => {
    sent.push(url, JSON.parse(String(init?.body)));
    return new Response(new Uint8Array([0, 97]), { headers: { 'content-type': 'application/wasm' } });
  });
  expect(compiled).toEqual({ artifact: new Uint8Array([0, 97]) });
  expect(sent).toEqual([
    '/v1/compile/c',
    { files: [{ Name: 'main.c', Content: 'int main(void) { return 0 }' }], withSubmit: false },
  ]);
});

test('what the compiler says is a run that failed, with its places', async () => {
  const Messages = [{ File: 'main.c', Line: 1, Column: 26, Severity: 'error', Text: "expected ';'" }];
  const compiled = await compile(
    answering(JSON.stringify({ Messages }), { headers: { 'content-type': 'application/json' } }),
  );
  expect(compiled).toMatchObject({
    result: {
      exitCode: 1,
      stderr: "main.c:1:26: error: expected ';'\n",
      diagnostics: [{ file: 'main.c', line: 1, column: 26, severity: 'error', message: "expected ';'" }],
    },
  });
});

test('a server without the compiler, a refusal, and no connection speak for themselves', async () => {
  const error = (status: number, text: string) => answering(JSON.stringify({ error: text }), { status });
  await expect(compile(error(503, 'No Go here.'))).rejects.toThrow(new LanguageUnavailable('No Go here.'));
  await expect(compile(error(400, 'Too large.'))).rejects.toThrow(new RunRefused('Too large.'));
  await expect(compile(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow(
    'we can’t reach the server',
  );
});
