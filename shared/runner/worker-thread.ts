import type { AssetsFor } from './assets';
import type { RunMessage } from './protocol/messages';
import { RunUnderWay } from './protocol/run-under-way';
import { type Language, RunnerFailed, type RunOptions, type RunRequest, type RunResult } from './runner';
import type { FromWorker, RunnerWorker } from './worker-protocol';

/** One live thread: passes its messages to the current run and knows whether it's still usable. */
export class WorkerThread {
  /** Languages whose runtime is loaded, with or without its compiler. */
  private readonly loaded = new Map<Language, 'whole' | 'without-compiler'>();
  private current: RunUnderWay | undefined;
  private lostBy: Error | undefined;
  private lastId = 0;

  constructor(private readonly worker: RunnerWorker) {
    worker.onMessage((message) => this.receive(message));
    worker.onFailure((reason) => this.lose(new RunnerFailed('The runner broke.', { cause: reason })));
  }

  /** False once the thread was ended or broke: start another. */
  get usable(): boolean {
    return this.lostBy === undefined;
  }

  load<L extends Language>(language: L, assets: AssetsFor<L>): void {
    const known = this.loaded.get(language);
    if (known === 'whole' || (known && !assets)) return;
    this.loaded.set(language, assets ? 'whole' : 'without-compiler');
    this.worker.postMessage({ type: 'load', language, assets } as Parameters<RunnerWorker['postMessage']>[0]);
  }

  /** Runs one request; the next may start only after this promise has settled. */
  async run(request: RunRequest, { onOutput, signal }: RunOptions): Promise<RunResult> {
    this.lastId += 1;
    const run = new RunUnderWay(request, { onOutput, kill: (reason) => this.lose(new RunnerFailed(reason)) });
    this.current = run;
    const abort = () => {
      run.fail(signal?.reason);
      this.lose(new RunnerFailed('The run was cancelled.'));
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (this.lostBy) run.fail(this.lostBy);
    else this.worker.postMessage({ type: 'run', id: this.lastId, request });
    return run.finished.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Kills the thread; the current run fails. */
  close(): void {
    this.lose(new RunnerFailed('The runner was closed.'));
  }

  private receive(message: FromWorker): void {
    if (message.type === 'failed' || message.type === 'broken')
      this.lose(new RunnerFailed(`The runner broke: ${message.message}`));
    else if (message.type !== 'ready' && message.id === this.lastId) this.hear(message);
  }

  private hear(message: RunMessage): void {
    try {
      this.current?.receive(message);
    } catch (cause) {
      this.lose(new RunnerFailed('The runner broke.', { cause }));
    }
  }

  private lose(reason: Error): void {
    if (this.lostBy) return;
    this.lostBy = reason;
    this.worker.terminate();
    this.current?.fail(reason);
  }
}
