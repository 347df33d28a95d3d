import { expect, test } from 'vitest';
import type { Diagnostic, RunRequest, RunResult } from '../runner/runner';
import { errorMessage, programErrorOf } from './program-error';

const errorOf = (language: 'c' | 'go', file: string, result: Partial<RunResult>) => {
  const request: RunRequest = { language, files: [{ name: file, content: '' }] };
  return programErrorOf(request, {
    stdout: '',
    stderr: '',
    exitCode: 1,
    timeMs: 1,
    memoryBytes: 1,
    ...result,
  });
};
const REMARK = "main.c:3:6: warning: unused variable 'u'";
const warning: Diagnostic = { file: 'main.c', line: 3, severity: 'warning', message: "unused variable 'u'" };

test('a compiler’s remark on a C program doesn’t explain how it ended', () => {
  const exit = { stderr: `${REMARK}\n`, diagnostics: [warning] };
  expect(errorOf('c', 'main.c', exit)).toBeUndefined();
  expect(errorOf('c', 'main.c', { ...exit, exitCode: 139 })).toBeUndefined();
  expect(errorOf('c', 'main.c', { ...exit, stderr: `${REMARK}\nusage: x\n` })?.message).toBe('usage: x');
});

test.each(['fatal error: all goroutines are asleep - deadlock!', 'panic: x'])(
  'a Go program that crashed while it was tested did compile: %s',
  (message) => {
    const diagnostics: Diagnostic[] = [{ file: 'main.go', line: 4, severity: 'error', message }];
    const error = errorOf('go', 'main.go', { stderr: message, diagnostics });
    expect(error?.kind).toBe('runtime');
    expect(errorMessage(error!).english).toBe(`Your program stopped with an error: ${message}`);
  },
);

test('a Go program that doesn’t compile is a compile error', () => {
  const diagnostics: Diagnostic[] = [
    { file: 'main.go', line: 4, severity: 'error', message: 'declared and not used: x' },
  ];
  expect(errorOf('go', 'main.go', { diagnostics })?.kind).toBe('compile');
});
