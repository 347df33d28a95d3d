import { type ServedRuntime, serveRun } from '@shared/runner/protocol/serve-run';
import type { Language } from '@shared/runner/runner';
import { hasOrder, readOrder, sendMessage } from './pipes';

/** Why a language can't run here. `message` is user-facing, `cause` is for the log. */
export interface Unavailable {
  message: string;
  cause?: string;
}

export type Served = ReadonlyMap<Language, ServedRuntime | Unavailable>;

const isRuntime = (served: ServedRuntime | Unavailable | undefined): served is ServedRuntime =>
  served !== undefined && 'run' in served;

/**
 * Executes orders until the server closes the pipe. While no order is waiting, it runs the next step of `warmUp`. The
 * runtime is reset after each run, when nobody is waiting for it. If a runtime breaks, the process exits and the server
 * starts a new one.
 */
export async function serve(served: Served, warmUp: AsyncIterator<void> = nothing()): Promise<void> {
  for (;;) {
    sendMessage({ type: 'ready' });
    while (!(await hasOrder()) && !(await warmUp.next()).done);
    const order = await readOrder();
    if (!order) return;
    const runtime = served.get(order.request.language);
    if (!isRuntime(runtime)) {
      const message = `We can’t run "${order.request.language}" programs.`;
      sendMessage({ type: 'unavailable', id: order.id, ...(runtime ?? { message }) });
      continue;
    }
    if (!(await serveRun(runtime, order, sendMessage))) return;
    await runtime.prepare();
  }
}

async function* nothing(): AsyncGenerator<void> {}
