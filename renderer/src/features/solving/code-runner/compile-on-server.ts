import type { Diagnostic, RunRequest, RunResult } from '@shared/runner';
import { LanguageUnavailable, RunnerFailed, RunRefused } from '@shared/runner/runner';
import { type ApiClient, ApiError, type CompilerMessage, toCompileBody } from '@web/api';

/** A program to run, or a failed run with the compiler's messages. */
export type Compiled = { artifact: Uint8Array } | { result: RunResult };

/**
 * Compiles a program on the server, for when this machine doesn't have the compiler. Rejects with `LanguageUnavailable` if
 * the server has no compiler or can't be reached, with `RunRefused` if it refuses the program, and with the signal's reason
 * if canceled.
 */
export async function compileOnServer(
  api: ApiClient,
  { language, files }: RunRequest,
  signal?: AbortSignal,
): Promise<Compiled> {
  const body = toCompileBody(files);
  try {
    const compiled = await api.callForBytes(language === 'go' ? 'compileGo' : 'compileC', { body, signal });
    if ('bytes' in compiled) return { artifact: compiled.bytes };
    return { result: failedWith(compiled.reply.messages.map(toDiagnostic)) };
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof ApiError ? toRunError(error) : error;
  }
}

/** Keeps the server's message, if it sent one. */
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

const toDiagnostic = ({ file, line, column, severity, text }: CompilerMessage): Diagnostic => ({
  file,
  line,
  column: column > 0 ? column : undefined,
  severity,
  message: text,
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
