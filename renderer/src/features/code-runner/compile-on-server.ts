import type { Diagnostic, RunRequest, RunResult } from '@shared/runner';
import { LanguageUnavailable, RunnerFailed, RunRefused } from '@shared/runner/runner';

/** What became of the sources: a program to run, or what the compiler had against them, as a run's result. */
export type Compiled = { artifact: Uint8Array } | { result: RunResult };

/** The compiler's word on the wire: `POST /v1/compile/{c,go}`. */
interface Message {
  File: string;
  Line: number;
  Column: number;
  Severity: 'error' | 'warning';
  Text: string;
}

/**
 * Has the server compile a program while the compiler itself is not on this machine. Rejects with `LanguageUnavailable`
 * when it has none or cannot be reached, with `RunRefused` when it will not compile this, as `fetch` when cancelled.
 */
export async function compileOnServer(
  { language, files }: RunRequest,
  signal?: AbortSignal,
  send: typeof fetch = fetch,
): Promise<Compiled> {
  const body = {
    files: files.map(({ name, content }) => ({ Name: name, Content: content })),
    withSubmit: false,
  };
  const reply = await send(`/v1/compile/${language}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw new LanguageUnavailable(
      'Your program couldn’t be compiled because we can’t reach the server. Check your connection, then run it again. Your code is safe.',
      { cause: error },
    );
  });
  if (!reply.ok) throw await refusalOf(reply);
  if (reply.headers.get('content-type')?.startsWith('application/wasm'))
    return { artifact: new Uint8Array(await reply.arrayBuffer()) };
  const { Messages } = (await reply.json()) as { Messages: Message[] };
  return { result: failedWith(Messages.map(toDiagnostic)) };
}

/** Every failure says what to do in the server's own words (`{"error"}`). */
async function refusalOf(reply: Response): Promise<Error> {
  const { error } = (await reply.json().catch(() => ({}))) as { error?: unknown };
  const text = typeof error === 'string' ? error : `The server couldn’t compile it (${reply.status}).`;
  if (reply.status === 404 || reply.status === 503 || reply.status === 429)
    return new LanguageUnavailable(text);
  return reply.status < 500 ? new RunRefused(text) : new RunnerFailed(text);
}

const toDiagnostic = ({ File, Line, Column, Severity, Text }: Message): Diagnostic => ({
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
