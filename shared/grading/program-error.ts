import type { Language } from '../runner/languages';
import type { Diagnostic, RunRequest, RunResult } from '../runner/runner';
import { judgeText } from '../texts/judge';
import { asIs, type Text } from '../texts/text';
import type { ProgramError } from './grade';

/** Errors of a parser, which reads the whole file before anything runs. */
const PARSER_ERROR = /^(?:SyntaxError|IndentationError|TabError)\b/;

/** What a compiler remarks on a program that it compiles. */
const REMARK = /^[^\s:]+:\d+:\d+: (?:warning|note): /;

/** The last line of an error's text names the error; in JavaScript it's the first. A compiler's remark is no error. */
function errorLine(stderr: string): string | undefined {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !REMARK.test(line));
  return (
    lines.findLast((line) => /^\w[\w.]*(Error|Exception|Interrupt|Iteration|Exit|Warning)\b/.test(line)) ??
    lines.at(-1)
  );
}

/**
 * The linker's or the judge's words for a program that its tests don't fit, mostly because a name is missing: no line is to
 * blame.
 */
const MISFIT =
  /^(?:The program doesn’t define|The tests use|The tests call|The tests can’t be compiled|In the tests:|Your program declares) /;

/** A crash of a Go program: a panic, a deadlock, or an error of the runtime. */
const GO_CRASH = /^(?:panic|fatal error|runtime): /;

/** Whether the program never started: a compiler, a type checker or a parser refused it. */
function isCompileError(language: Language, error: Diagnostic | undefined, { exitCode, stderr }: RunResult) {
  if (!error || exitCode !== 1) return false;
  switch (language) {
    // A crash has another exit code.
    case 'c':
      return true;
    // So has one of a program that runs by itself; `go test` exits with 1 after a crash as well.
    case 'go':
      return !GO_CRASH.test(error.message);
    // A runtime error has a stack trace, an error of the compiler its place.
    case 'typescript':
      return stderr.startsWith(`${error.file}:${error.line}:`);
    // The frame of a parser's error names no function, unlike that of JSON.parse() or eval().
    case 'javascript':
      return PARSER_ERROR.test(error.message) && /^SyntaxError: .*\n {4}at [^\s<(]+:\d+:\d+$/m.test(stderr);
    case 'python':
      return PARSER_ERROR.test(error.message) && !/, in /.test(lastFrame(stderr));
    case 'sql':
      return false;
  }
}

const lastFrame = (stderr: string): string =>
  stderr.split('\n').findLast((line) => /^ *File "/.test(line)) ?? '';

/** The error that ended a run. Undefined if there was none, and for a program that exited with a code of its own. */
export function programErrorOf({ language, files }: RunRequest, result: RunResult): ProgramError | undefined {
  const { exitCode, limitHit, stderr, diagnostics = [] } = result;
  if (exitCode === 0 || exitCode === null || limitHit) return undefined;
  const isOwn = ({ file, severity }: Diagnostic) =>
    severity === 'error' && files.some(({ name }) => name === file);
  const first = diagnostics.find(isOwn);
  const message = first?.message ?? errorLine(stderr);
  if (message === undefined) return undefined;
  if (MISFIT.test(message)) return { kind: 'compile', message, text: stderr };
  return {
    kind: isCompileError(language, first, result) ? 'compile' : 'runtime',
    message,
    ...(first && { place: { file: first.file, line: first.line } }),
    text: stderr,
  };
}

/** The error as a sentence: `Compile error on line 3 of main.c: expected ';' after expression`. */
export function errorMessage({ kind, message, place }: ProgramError): Text {
  const [line = ''] = message.split('\n');
  if (kind === 'runtime') return judgeText('end.error', { error: line });
  if (!place) return asIs(line);
  const [, name, error] = /^(\w+)Error: (.*)$/.exec(line) ?? [];
  return name !== undefined && error !== undefined
    ? judgeText('compile.named-error', { kind: name, error, ...place })
    : judgeText('compile.error', { error: line, ...place });
}
