import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { RunnerFailed } from '@shared/runner/runner';
import { ProcessorClock } from './processor-clock';
import type { QueryReply, QueryRequest } from './query-messages';

const MAX_HEAP_MB = 128;

/** One query thread, started when it's first asked and again after each end. Asked one thing at a time. */
export class QueryThread {
  private worker: Worker | undefined;

  /**
   * The clock starts when the thread has, and counts its time on the processor: a busy server is nobody's fault.
   * @throws RunnerFailed if there's no reply in time, or the thread breaks.
   */
  async ask(request: QueryRequest, timeoutMs: number): Promise<QueryReply> {
    try {
      const worker = this.worker ?? (await this.start());
      worker.ref();
      const reply = await replyOf(worker, request, timeoutMs);
      worker.unref();
      if ('broken' in reply) this.end();
      return reply;
    } catch (error) {
      this.end();
      throw error;
    }
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(threadFile(), {
      // Nothing of the server's: neither its options nor its secrets.
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      // What jq prints when it runs out of memory; the reply says it, too.
      stderr: true,
      stdout: true,
    });
    this.worker = worker;
    const ended = new AbortController();
    worker.once('exit', () => ended.abort());
    // `once` and `replyOf` report errors; without a listener, one that comes later would end the server.
    worker.on('error', () => {});
    try {
      await once(worker, 'message', { signal: ended.signal });
    } catch (cause) {
      throw new RunnerFailed('A query thread could not start.', { cause });
    }
    return worker;
  }
}

function replyOf(worker: Worker, request: QueryRequest, timeoutMs: number): Promise<QueryReply> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryReply>();
  const fail = (reason: string) => reject(new RunnerFailed(`A ${request.kind} query failed: ${reason}.`));
  const onError = (error: unknown) => fail(String(error));
  const onExit = () => fail('its thread ended');
  const clock = new ProcessorClock(worker, timeoutMs, fail);
  worker.once('message', resolve).once('exit', onExit).once('error', onError);
  worker.postMessage(request);
  return promise.finally(() => {
    clock.stop();
    worker.off('message', resolve).off('exit', onExit).off('error', onError);
  });
}

/** Next to the server's bundle in production. Otherwise Node runs the source, without its types. */
function threadFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].map((folder) => join(folder, 'query-thread.js'));
  return built.find((path) => existsSync(path)) ?? join(here, 'query-thread.ts');
}
