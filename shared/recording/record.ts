import { LANGUAGE_FACTS } from '../runner/languages';
import { DEFAULT_LIMITS } from '../runner/limits';
import {
  type Diagnostic,
  type Runner,
  type RunOptions,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '../runner/runner';
import { runText } from '../texts/runs';
import { type DecodedOutput, decodeOutput, type Entry } from './entries';
import { javascriptRecording } from './javascript/javascript-recording';
import { type PythonRecorder, pythonRecording } from './python/python-recording';
import { isRecorded } from './recorded-languages';
import { RECORDING_LIMITS, type RecorderOptions } from './recorder-options';
import { Recording } from './recording';

/** Each language's recorder. Keep it for the next recording, which is faster then. */
export interface Recorders {
  python: PythonRecorder;
  javascript: string;
}

export interface Recorded {
  recording: Recording;
  /** How the run itself ended. */
  result: RunResult;
}

/** How long a program may ignore that its recording has ended. */
const STOP_GRACE_MS = 500;

/**
 * Runs a program and records its steps. It's a run like any other, of a program that reports on itself: the runner knows
 * nothing of it. With the request's `tests`, only the test `name` is recorded. An `outline` has all steps, but the variables
 * of only those that the debugger may open at. Rejects like the runner.
 */
export async function record(
  runner: Runner,
  request: RunRequest,
  recorders: Recorders,
  {
    signal,
    test,
    outline = false,
  }: { signal?: AbortSignal; test?: { name: string }; outline?: boolean } = {},
): Promise<Recorded> {
  const mark = crypto.randomUUID();
  const plain = request.language === 'typescript' ? await asJavaScript(request) : request;
  if ('exitCode' in plain) return { recording: new Recording(decodeOutput('', mark)), result: plain };
  const prepared = prepare(plain, recorders, {
    ...RECORDING_LIMITS,
    mark,
    outline,
    stops: !test,
    output: !test,
  });
  const result = await runToEnd(runner, prepared, { signal, mark });
  const outcomes = result.tests?.filter(({ name }) => name === test?.name) ?? [];
  const outcome = outcomes.find((each) => each.outcome !== 'passed') ?? outcomes[0];
  // The program ended before any of its tests: then that's what to look at.
  if (test && !outcome?.stdout && result.diagnostics?.length)
    return record(runner, { ...request, tests: undefined }, recorders, { signal, outline });
  const decoded = decodeOutput(test ? (outcome?.stdout ?? '') : result.stdout, mark);
  // Written before the program began, so it's the recorder's.
  if (!test && request.language === 'python') recorders.python.code ??= decoded.code;
  const error = result.diagnostics?.find(({ severity }) => severity === 'error');
  const entries = error && !test ? withError(decoded.entries, error) : decoded.entries;
  return { recording: new Recording({ ...decoded, entries }, result.limitHit !== undefined), result };
}

function prepare(request: RunRequest, recorders: Recorders, options: RecorderOptions): RunRequest {
  const { language } = request;
  if (!isRecorded(language)) throw new Error(`${LANGUAGE_FACTS[language].title} programs can't be recorded.`);
  const own = { ...DEFAULT_LIMITS[language], ...request.limits };
  const limits = { ...own, outputBytes: own.outputBytes + 2 * options.bytes };
  const prepared = { ...request, limits };
  return language === 'python'
    ? pythonRecording(prepared, recorders.python, options)
    : javascriptRecording(prepared, recorders.javascript, options);
}

/** TypeScript without its types: lines stay the same. Returns the result of a program that isn't TypeScript. */
async function asJavaScript(request: RunRequest): Promise<RunRequest | RunResult> {
  const { NotTypeScript, stripTypes } = await import('../runner/typescript/strip-types');
  const { needsCompiler } = await import('../runner/typescript/translate-files');
  if (request.files.some(needsCompiler)) throw new RunRefused(runText('run.cant-record'));
  const { files, tests, checkTypes: _, ...rest } = request;
  try {
    const stripped = { files: files.map(stripTypes), ...(tests && { tests: tests.map(stripTypes) }) };
    return { ...rest, ...stripped, language: 'javascript' };
  } catch (error) {
    if (!(error instanceof NotTypeScript)) throw error;
    const { file, line, column, message } = error;
    const diagnostics: Diagnostic[] = [{ file, line, column, message, severity: 'error' }];
    return { stdout: '', stderr: '', exitCode: 1, timeMs: 0, memoryBytes: 0, diagnostics };
  }
}

/** A program that catches everything, even that it has to end, is killed. */
async function runToEnd(
  runner: Runner,
  request: RunRequest,
  { signal, mark }: { signal?: AbortSignal; mark: string },
): Promise<RunResult> {
  const kill = new AbortController();
  const signals = signal ? AbortSignal.any([signal, kill.signal]) : kill.signal;
  const isLast = new RegExp(`${mark}:.*\\["z","\\w+"\\]\\]\\n`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stdout = '';
  const onOutput: RunOptions['onOutput'] = ({ stream, text }) => {
    if (stream !== 'stdout') return;
    stdout += text;
    if (timer === undefined && text.includes('"z"') && isLast.test(stdout))
      timer = setTimeout(() => kill.abort(), STOP_GRACE_MS);
  };
  try {
    return await runner.run(request, { signal: signals, onOutput });
  } catch (error) {
    if (!kill.signal.aborted) throw error;
    return { stdout, stderr: '', exitCode: null, timeMs: 0, memoryBytes: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** Adds the error that ended the program, if the recorder hasn't seen it: one outside of all functions. */
function withError(entries: DecodedOutput['entries'], { file, line, message }: Diagnostic): Entry[] {
  const steps = entries.filter((entry) => entry[0] === 's');
  const last = steps.at(-1);
  if (!last || entries.at(-1)?.[0] === 'z') return entries;
  const frames = entries.filter((entry) => entry[0] === 'f');
  const frame = frames.findLast(([, , , name, own]) => name === '<module>' && own === file);
  const isKnown = last[1] === 'raise' && last[2] === frame?.[1];
  if (isKnown || !frame || last[1] === 'end') return entries;
  return [...entries, ['s', 'raise', frame[1], line, last[4] && {}, 0, message]];
}
