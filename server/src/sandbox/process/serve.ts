import {
  type Language,
  type OutputChunk,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import { readOrder, sendMessage } from './pipes';
import type { RunOrder } from './protocol';

/** The part of a language's runtime that a runner process drives; see `LanguageRuntime`. */
export interface ServedRuntime {
  prepare(request?: RunRequest): Promise<void>;
  run(request: RunRequest, onOutput: (chunk: OutputChunk) => void): RunResult;
}

/**
 * Takes orders until the server closes the pipe. A runtime is made pristine after each run, while nobody waits, and
 * a runtime that breaks ends the process: the server starts another.
 */
export async function serve(runtimes: ReadonlyMap<Language, ServedRuntime>): Promise<void> {
  for (const runtime of runtimes.values()) await runtime.prepare();
  for (;;) {
    sendMessage({ type: 'idle' });
    const order = await readOrder();
    if (!order) return;
    const runtime = runtimes.get(order.request.language);
    if (!(await answer(order, runtime))) return;
    await runtime?.prepare();
  }
}

const WARM_UP_RUNS = 4;

/** Runs a program a few times for nobody, so that the first learner does not wait for the engine to warm up. */
export async function warmUp(runtime: ServedRuntime, language: Language, content: string): Promise<void> {
  for (let count = 0; count < WARM_UP_RUNS; count++) {
    await runtime.prepare();
    runtime.run({ language, files: [{ name: 'main', content }], probes: ['f(1)'] }, () => {});
  }
}

/** Whether the runner may be used again. */
async function answer({ id, request }: RunOrder, runtime: ServedRuntime | undefined): Promise<boolean> {
  try {
    if (!runtime) throw new RunRefused(`We cannot run "${request.language}" programs.`);
    await runtime.prepare(request);
    sendMessage({ type: 'started', id });
    const result = runtime.run(request, (chunk) => sendMessage({ type: 'output', id, ...chunk }));
    sendMessage({ type: 'result', id, result });
    return true;
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error).slice(0, 1000);
    const refused = error instanceof RunRefused;
    sendMessage({ type: refused ? 'refused' : 'failed', id, message });
    return refused;
  }
}
