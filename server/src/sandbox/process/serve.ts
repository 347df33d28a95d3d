import {
  type Language,
  LanguageUnavailable,
  type OutputChunk,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import type { TellTests } from '@shared/runner/tests-so-far';
import { hasOrder, readOrder, sendMessage } from './pipes';
import { MAX_ARTIFACT_BYTES, MAX_DIAGNOSTICS, type RunOrder } from './protocol';

/** The part of a language's runtime that a runner process drives; see `LanguageRuntime`. */
export interface ServedRuntime {
  prepare(request?: RunRequest, onTests?: TellTests): Promise<void>;
  run(request: RunRequest, onOutput: (chunk: OutputChunk) => void, onTests?: TellTests): RunResult;
}

/** Why a language cannot be run here: in a learner's words, and for the log. */
export interface Unavailable {
  message: string;
  cause?: string;
}

export type Served = ReadonlyMap<Language, ServedRuntime | Unavailable>;

const isRuntime = (served: ServedRuntime | Unavailable | undefined): served is ServedRuntime =>
  served !== undefined && 'run' in served;

/**
 * Takes orders until the server closes the pipe, and does the next step of `warmUp` whenever none is waiting. A runtime
 * is made pristine after each run, while nobody waits, and one that breaks ends the process: the server starts another.
 */
export async function serve(served: Served, warmUp: AsyncIterator<void> = nothing()): Promise<void> {
  for (;;) {
    sendMessage({ type: 'idle' });
    while (!(await hasOrder()) && !(await warmUp.next()).done);
    const order = await readOrder();
    if (!order) return;
    const runtime = served.get(order.request.language);
    if (!isRuntime(runtime)) {
      const message = `We cannot run "${order.request.language}" programs.`;
      sendMessage({ type: 'unavailable', id: order.id, ...(runtime ?? { message }) });
      continue;
    }
    if (!(await answer(order, runtime))) return;
    await runtime.prepare();
  }
}

async function* nothing(): AsyncGenerator<void> {}

/** Whether the runner may be used again. */
async function answer({ id, request }: RunOrder, runtime: ServedRuntime): Promise<boolean> {
  const onOutput = (chunk: OutputChunk) => sendMessage({ type: 'output', id, ...chunk });
  const onTests: TellTests = (news) => sendMessage({ type: 'tests', id, news });
  try {
    await runtime.prepare(request, onTests);
    sendMessage({ type: 'started', id });
    const result = runtime.run(request, onOutput, onTests);
    sendResult(id, request, result);
    return true;
  } catch (error) {
    const message = String(error instanceof Error ? error.message : error).slice(0, 1000);
    if (error instanceof RunRefused) sendMessage({ type: 'refused', id, message });
    else if (error instanceof LanguageUnavailable) sendMessage({ type: 'unavailable', id, message });
    else {
      sendMessage({ type: 'failed', id, message });
      return false;
    }
    return true;
  }
}

/** @throws RunRefused when the compiled program that was asked for is too large to hand over. */
function sendResult(id: number, request: RunRequest, { artifact, ...result }: RunResult): void {
  const program = request.compileOnly ? artifact : undefined;
  if (program && program.length > MAX_ARTIFACT_BYTES)
    throw new RunRefused('The compiled program is larger than 32 MB. Use fewer packages or smaller tables.');
  const diagnostics = result.diagnostics?.slice(0, MAX_DIAGNOSTICS);
  sendMessage({ type: 'result', id, result: { ...result, ...(diagnostics && { diagnostics }) } }, program);
}
