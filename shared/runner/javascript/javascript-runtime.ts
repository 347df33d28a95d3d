import type { QuickJSWASMModule } from 'quickjs-emscripten-core';
import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { RunOutput } from '../run-output';
import { type ProbeOutcome, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { RunStopped } from '../stop-run';
import type { JavaScriptAssets } from './assets';
import { DEPTH_ERROR, type Outcome, Program } from './program';
import { newQuickJs } from './quickjs-module';

const encoder = new TextEncoder();

/** JavaScript: QuickJS, instantiated anew for each run and thrown away after it. */
export function createJavaScriptRuntime(assets: JavaScriptAssets): LanguageRuntime {
  let ready: { quickJs: QuickJSWASMModule; memoryBytes: number } | undefined;

  async function prepare(request?: RunRequest): Promise<void> {
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS.javascript;
    if (ready?.memoryBytes !== memoryBytes)
      ready = { quickJs: await newQuickJs(assets.module, memoryBytes), memoryBytes };
  }

  function run(request: RunRequest, onOutput: Parameters<LanguageRuntime['run']>[1]): RunResult {
    checkRunRequest(request);
    if (ready?.memoryBytes !== limitsOf(request).memoryBytes) {
      throw new RunnerFailed('The JavaScript runtime was not made ready for this run.');
    }
    const { quickJs } = ready;
    ready = undefined;
    return runOn(quickJs, request, onOutput);
  }

  return { language: 'javascript', prepare, run };
}

function runOn(
  quickJs: QuickJSWASMModule,
  request: RunRequest,
  onOutput: Parameters<LanguageRuntime['run']>[1],
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const program = new Program(quickJs, request.files, request.stdin ?? '', deadline, output);
  const probes: ProbeOutcome[] = [];
  const end = withinStack(() => runAll(program, request.probes ?? [], output, probes));
  if (!end.ok && !program.stopped && end.detail) printLast(program, output, `${end.detail}\n`);
  if (!end.ok && program.stopped === 'memory') printLast(program, output, `${end.message}\n`);
  output.flush();
  const hostEnded = program.stopped !== undefined && program.stopped !== 'memory';
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    exitCode: hostEnded ? null : end.ok ? 0 : 1,
    timeMs: deadline.elapsedMs,
    memoryBytes: quickJs.getWasmMemory().buffer.byteLength,
    ...(program.stopped && { limitHit: program.stopped }),
    probes,
  };
}

/** Only a program with probes gets the trailer: a way to evaluate in its module's scope, under an unguessable name. */
function runAll(
  program: Program,
  probes: readonly string[],
  output: RunOutput,
  outcomes: ProbeOutcome[],
): Outcome<unknown> {
  const name = `check_${crypto.getRandomValues(new Uint32Array(4)).join('_')}`;
  const trailer = probes.length ? `\n;export const ${name} = (source) => eval(source);` : '';
  const entry = program.runEntry(trailer);
  if (!entry.ok) return entry;
  for (const probe of probes) {
    output.capture();
    const outcome = program.evaluate(program.property(name, entry.value), probe);
    const stdout = output.endCapture();
    if (program.stopped) return { ok: false, message: 'interrupted', detail: '' };
    outcomes.push(
      outcome.ok
        ? { kind: 'value', value: outcome.value, stdout }
        : { kind: 'error', message: outcome.message, stdout },
    );
  }
  return entry;
}

/** QuickJS's own limit comes first; should the engine's stack end before it, the instance is thrown away anyway. */
function withinStack(run: () => Outcome<unknown>): Outcome<unknown> {
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
