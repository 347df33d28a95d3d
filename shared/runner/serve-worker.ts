import type { LanguageRuntime } from './language-runtime';
import type { RunOrder } from './protocol/messages';
import { serveRun } from './protocol/serve-run';
import type { Language } from './runner';
import { createRuntime } from './runtime';
import type { ToWorker, WorkerPort } from './worker-protocol';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The main loop of a worker thread, in a browser or in Node: loads runtimes and executes one run at a time. */
export function serveWorker(port: WorkerPort): void {
  const runtimes = new Map<Language, LanguageRuntime>();
  let turn: Promise<void> = Promise.resolve();

  async function load({ language, assets }: Extract<ToWorker, { type: 'load' }>): Promise<void> {
    const runtime = await createRuntime(language, assets as never);
    runtimes.set(language, runtime);
    await runtime.prepare();
    port.postMessage({ type: 'ready' });
  }

  async function run({ id, request }: RunOrder): Promise<void> {
    const runtime = runtimes.get(request.language);
    if (!runtime) throw new Error(`the ${request.language} runtime is not loaded`);
    if (!(await serveRun(runtime, { id, request }, (message) => port.postMessage(message)))) return;
    await runtime.prepare();
    port.postMessage({ type: 'ready' });
  }

  port.onMessage((message) => {
    turn = turn
      .then(() => (message.type === 'load' ? load(message) : run(message)))
      .catch((error: unknown) => port.postMessage({ type: 'broken', message: messageOf(error) }));
  });
}
