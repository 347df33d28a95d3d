import type { LanguageRuntime } from './language-runtime';
import { type Language, type OutputChunk, RunRefused, type RunRequest } from './runner';
import { createRuntime } from './runtime';
import type { TestNews } from './tests-so-far';
import type { ToWorker, WorkerPort } from './worker-protocol';

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What runs inside a worker thread, in a browser and in Node: loads runtimes and runs one request after another. */
export function serveWorker(port: WorkerPort): void {
  const runtimes = new Map<Language, LanguageRuntime>();
  let turn: Promise<void> = Promise.resolve();

  async function makeReady(runtime: LanguageRuntime): Promise<void> {
    await runtime.prepare();
    port.postMessage({ type: 'ready', language: runtime.language });
  }

  async function load(message: Extract<ToWorker, { type: 'load' }>): Promise<void> {
    const runtime = await createRuntime(message.language, message.assets as never);
    runtimes.set(message.language, runtime);
    await makeReady(runtime);
  }

  async function run(id: number, request: RunRequest): Promise<void> {
    try {
      const runtime = runtimes.get(request.language);
      if (!runtime) throw new Error(`the ${request.language} runtime is not loaded`);
      await runtime.fetchParts?.(request);
      port.postMessage({ type: 'preparing', id });
      const onTests = (news: TestNews) => port.postMessage({ type: 'tests', id, news });
      await runtime.prepare(request, onTests);
      port.postMessage({ type: 'started', id });
      const onOutput = (chunk: OutputChunk) => port.postMessage({ type: 'output', id, chunk });
      const result = runtime.run(request, onOutput, onTests);
      port.postMessage({ type: 'result', id, result });
      await makeReady(runtime);
    } catch (error) {
      port.postMessage({
        type: error instanceof RunRefused ? 'refused' : 'failed',
        id,
        message: messageOf(error),
      });
    }
  }

  port.onMessage((message) => {
    turn = turn
      .then(() => (message.type === 'load' ? load(message) : run(message.id, message.request)))
      .catch((error: unknown) => port.postMessage({ type: 'failed', message: messageOf(error) }));
  });
}
