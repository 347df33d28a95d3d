import { type ServedRuntime, serveRun } from '@shared/runner/protocol/serve-run';
import type { Language } from '@shared/runner/runner';
import { hasOrder, readOrder, sendMessage } from './pipes';

/** Why a language can't be run here: user-facing, and for the log. */
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
    sendMessage({ type: 'ready' });
    while (!(await hasOrder()) && !(await warmUp.next()).done);
    const order = await readOrder();
    if (!order) return;
    const runtime = served.get(order.request.language);
    if (!isRuntime(runtime)) {
      const message = `We cannot run "${order.request.language}" programs.`;
      sendMessage({ type: 'unavailable', id: order.id, ...(runtime ?? { message }) });
      continue;
    }
    if (!(await serveRun(runtime, order, sendMessage))) return;
    await runtime.prepare();
  }
}

async function* nothing(): AsyncGenerator<void> {}
