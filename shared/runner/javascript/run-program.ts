import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { limitsOf } from '../limits';
import { RunOutput } from '../run-output';
import type { RunRequest, RunResult } from '../runner';
import { RunStopped } from '../stop-run';
import { diagnosticsOf, mapStack } from './diagnostics';
import { DEPTH_ERROR, type Outcome, type Program } from './program';
import type { Translated } from './translated';

const encoder = new TextEncoder();

/** Runs a program in a fresh instance. */
export function runOn(
  instance: Program,
  request: RunRequest,
  translated: Translated,
  onOutput: Parameters<LanguageRuntime['run']>[1],
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const program = instance.begin({
    files: translated.files,
    stdin: request.stdin ?? '',
    deadline,
    output,
  });
  const end = withinStack(() => program.runEntry());
  return resultOf(program, end, { output, deadline, translated });
}

interface Ending {
  output: RunOutput;
  deadline: Deadline;
  translated: Translated;
}

/** Prints an uncaught error and builds the run's result. */
export function resultOf(program: Program, end: Outcome<unknown>, run: Ending): RunResult {
  const { output, deadline, translated } = run;
  const detail = end.ok ? '' : mapStack(end.detail, translated);
  if (!program.stopped && detail) printLast(program, output, `${detail}\n`);
  if (!end.ok && program.stopped === 'memory') printLast(program, output, `${end.message}\n`);
  output.flush();
  const hostEnded = program.stopped !== undefined && program.stopped !== 'memory';
  const diagnostics = end.ok || program.stopped ? [] : diagnosticsOf(end.message, detail, translated);
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    exitCode: hostEnded ? null : end.ok && !program.stopped ? 0 : 1,
    timeMs: deadline.elapsedMs,
    memoryBytes: program.memoryBytes,
    ...(program.stopped && { limitHit: program.stopped }),
    ...(diagnostics.length > 0 && { diagnostics }),
  };
}

/** Usually QuickJS's own stack limit is hit first. If the engine's stack overflows, the instance is discarded anyway. */
export function withinStack<T>(run: () => Outcome<T>): Outcome<T> {
  try {
    return run();
  } catch (error) {
    if (error instanceof RunStopped) return { ok: false, message: 'interrupted', detail: '' };
    if (!(error instanceof RangeError) && !(error instanceof WebAssembly.RuntimeError)) throw error;
    return { ok: false, message: DEPTH_ERROR, detail: DEPTH_ERROR };
  }
}

function printLast(program: Program, output: RunOutput, text: string): void {
  try {
    output.write('stderr', encoder.encode(text));
  } catch (error) {
    if (!(error instanceof RunStopped)) throw error;
    program.stopped ??= error.limit;
  }
}
