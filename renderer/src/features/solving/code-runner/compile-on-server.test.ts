import { LanguageUnavailable, RunRefused } from '@shared/runner/runner';
import { type FakeAnswer, fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { compileOnServer } from './compile-on-server';

const REQUEST = {
  language: 'c',
  files: [{ name: 'main.c', content: 'int main(void) { return 0 }' }],
} as const;
const compile = (answer: FakeAnswer) => compileOnServer(fakeApi({ compileC: () => answer }).client, REQUEST);

test('the files are sent to the API, and the compiled program is returned', async () => {
  const bytes = new Uint8Array([0, 97]);
  const api = fakeApi({ compileGo: () => ({ bytes }) }, undefined, 'https://learn.example.org');
  const files = [{ name: 'main.go', content: 'package main' }];
  const compiled = await compileOnServer(api.client, { language: 'go', files });
  expect(compiled).toEqual({ artifact: bytes });
  expect(api.seen).toMatchObject([
    {
      url: 'https://learn.example.org/v1/compile/go',
      body: { files: [{ name: 'main.go', content: 'package main' }] },
    },
  ]);
});

test('compiler messages become a failed run with their locations', async () => {
  const messages = [{ file: 'main.c', line: 1, column: 26, severity: 'error', text: "expected ';'" }];
  expect(await compile({ body: { messages } })).toMatchObject({
    result: {
      exitCode: 1,
      stderr: "main.c:1:26: error: expected ';'\n",
      diagnostics: [{ file: 'main.c', line: 1, column: 26, severity: 'error', message: "expected ';'" }],
    },
  });
});

test('a missing compiler, a refusal and a lost connection have their own errors', async () => {
  const error = (status: number, text: string) => compile({ status, body: { error: text } });
  await expect(error(503, 'No Go here.')).rejects.toThrow(new LanguageUnavailable('No Go here.'));
  await expect(error(400, 'Too large.')).rejects.toThrow(new RunRefused('Too large.'));
  await expect(compile('offline')).rejects.toThrow('we can’t reach the server');
});

test('a canceled run rejects with the signal’s reason', async () => {
  const abort = new AbortController();
  const { client } = fakeApi({
    compileC: () => {
      abort.abort(new Error('stopped'));
      return 'offline';
    },
  });
  await expect(compileOnServer(client, REQUEST, abort.signal)).rejects.toThrow('stopped');
});
