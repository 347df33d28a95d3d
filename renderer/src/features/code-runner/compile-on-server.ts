import type { CompilerMessage } from '@shared/contracts';
import type { Diagnostic, RunRequest, RunResult } from '@shared/runner';
import { LanguageUnavailable, RunnerFailed, RunRefused } from '@shared/runner/runner';
import { type ApiClient, ApiError } from '@web/api';

/** The result: a program to run, or the compiler's messages as the result of a run. */
export type Compiled = { artifact: Uint8Array } | { result: RunResult };

/**
 * Has the server compile a program while the compiler itself is not on this machine. Rejects with `LanguageUnavailable`
 * when it has none or cannot be reached, with `RunRefused` when it will not compile this, and with the signal's reason
 * when cancelled.
 */
export async function compileOnServer(
  api: ApiClient,
  { language, files }: RunRequest,
  signal?: AbortSignal,
): Promise<Compiled> {
  const body = { files: files.map(({ name, content }) => ({ Name: name, Content: content })) };
  try {
    const compiled = await api.callForBytes(language === 'go' ? 'compileGo' : 'compileC', { body, signal });
    if ('bytes' in compiled) return { artifact: compiled.bytes };
    return { result: failedWith(compiled.reply.Messages.map(toDiagnostic)) };
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? toRunError(error) : error;
  }
}

/** Each failure in the server's own words where it sent some. */
function toRunError(error: ApiError): Error {
  const { kind, message, status } = error;
  if (kind === 'offline' || kind === 'timeout')
    return new LanguageUnavailable(
      'Your program couldn’t be compiled because we can’t reach the server. Check your connection, then run it again. Your code is safe.',
      { cause: error },
    );
  if (kind === 'not-found' || kind === 'unavailable' || kind === 'rate-limited')
    return new LanguageUnavailable(message);
  return status < 500 ? new RunRefused(message) : new RunnerFailed(message);
}

const toDiagnostic = ({ File, Line, Column, Severity, Text }: CompilerMessage): Diagnostic => ({
  file: File,
  line: Line,
  column: Column > 0 ? Column : undefined,
  severity: Severity,
  message: Text,
});

function failedWith(diagnostics: Diagnostic[]): RunResult {
  const lines = diagnostics.map(({ file, line, column, severity, message }) =>
    [file, line, ...(column ? [column] : [])].join(':').concat(`: ${severity}: ${message}\n`),
  );
  return {
    stdout: '',
    stderr: lines.join(''),
    exitCode: 1,
    timeMs: 0,
    memoryBytes: 0,
    diagnostics,
  };
}
