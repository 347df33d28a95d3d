import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileCache } from '@server/platform/file-cache';
import { RuntimeFolders } from '@server/sandbox';
import { LanguageUnavailable, type Runner, type RunRequest, type RunResult } from '@shared/runner/runner';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CompileProgram } from './compile-program';

const folder = mkdtempSync(join(tmpdir(), 'compile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const nothing = { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1 };
let asked: RunRequest[];
let answer: (request: RunRequest) => Promise<RunResult>;
let compile: CompileProgram;
let count = 0;

beforeEach(() => {
  asked = [];
  answer = async () => ({ ...nothing, artifact: Buffer.from('\0asm program') });
  const run: Runner['run'] = (request) => {
    asked.push(request);
    return answer(request);
  };
  const cache = new FileCache({
    folder: join(folder, String(count++)),
    extension: 'wasm',
    signature: Buffer.from('\0asm'),
  });
  compile = new CompileProgram({ lane: () => ({ run }) }, cache, new RuntimeFolders([]));
});

const main = { name: 'main.go', content: 'package main' };
const tests = { name: 'main_test.go', content: 'package main // tests' };

test('a program is compiled, and equal sources only once', async () => {
  const input = { language: 'go' as const, files: [main], withTests: false };
  const [first, second] = await Promise.all([compile.execute(input), compile.execute(input)]);
  expect(first).toEqual({ kind: 'program', artifact: Buffer.from('\0asm program') });
  expect(second).toEqual(first);
  expect(await compile.execute(input)).toEqual(first);
  expect(asked).toEqual([{ language: 'go', files: [main], compileOnly: true }]);
});

test('test files are left out or compiled as tests, which is a different program', async () => {
  const input = { language: 'go' as const, files: [main, tests] };
  await compile.execute({ ...input, withTests: false });
  await compile.execute({ ...input, withTests: true });
  expect(asked.map((request) => [request.files, request.tests])).toEqual([
    [[main], undefined],
    [[main], [tests]],
  ]);
});

test('compiler messages keep their locations; without any, the compiler’s output is returned', async () => {
  const fault = { file: 'main.go', line: 3, column: 2, severity: 'error' as const, message: 'undefined: x' };
  answer = async () => ({ ...nothing, exitCode: 1, diagnostics: [fault] });
  const input = { language: 'go' as const, files: [main], withTests: false };
  expect(await compile.execute(input)).toEqual({ kind: 'faults', faults: [fault] });
  answer = async () => ({ ...nothing, exitCode: null, stderr: 'It took too long.\n', limitHit: 'time' });
  expect(await compile.execute(input)).toMatchObject({
    faults: [{ file: 'main.go', line: 1, message: 'It took too long.' }],
  });
  expect(asked).toHaveLength(2);
});

test('a missing compiler and invalid files have user-facing errors', async () => {
  answer = async () => {
    throw new LanguageUnavailable('Go programs cannot be run here.');
  };
  const input = { language: 'go' as const, files: [main], withTests: false };
  await expect(compile.execute(input)).rejects.toMatchObject({
    kind: 'unavailable',
    message: 'Go programs cannot be run here.',
  });
  const climbing = { ...input, files: [{ name: '../main.go', content: '' }] };
  await expect(compile.execute(climbing)).rejects.toMatchObject({ kind: 'invalid' });
  await expect(compile.execute({ ...input, files: [tests] })).rejects.toMatchObject({ kind: 'invalid' });
  expect(asked).toHaveLength(1);
});
