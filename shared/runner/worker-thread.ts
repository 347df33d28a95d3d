import type { AssetsFor } from './assets';
import { ActiveRun } from './protocol/active-run';
import type { RunMessage } from './protocol/messages';
import { type Language, RunnerFailed, type RunOptions, type RunRequest, type RunResult } from './runner';
import type { FromWorker, RunnerWorker } from './worker-protocol';

/** A live thread. Passes its messages to the current run and tracks whether it's still usable. */
export class WorkerThread {
  /** Languages whose runtime is loaded, with or without its compiler. */
  private readonly loaded = new Map<Language, 'full' | 'without-compiler'>();
  private current: ActiveRun | undefined;
  private failure: Error | undefined;
  private lastId = 0;

  constructor(private readonly worker: RunnerWorker) {
    worker.onMessage((message) => this.receive(message));
    worker.onFailure((reason) => this.fail(new RunnerFailed('The runner broke.', { cause: reason })));
  }

  /** False once the thread was killed or crashed; start a new one then. */
  get usable(): boolean {
    return this.failure === undefined;
  }

  load<L extends Language>(language: L, assets: AssetsFor<L>): void {
    const known = this.loaded.get(language);
    if (known === 'full' || (known && !assets)) return;
    this.loaded.set(language, assets ? 'full' : 'without-compiler');
    this.worker.postMessage({ type: 'load', language, assets } as Parameters<RunnerWorker['postMessage']>[0]);
  }

  /** Runs one request; the next may start only after this promise has settled. */
  async run(request: RunRequest, { onOutput, signal }: RunOptions): Promise<RunResult> {
    this.lastId += 1;
    const run = new ActiveRun(request, {
      onOutput,
      kill: (reason) => this.fail(new RunnerFailed(reason)),
      processorMs: () => this.worker.processorMs?.(),
    });
    this.current = run;
    const abort = () => {
      run.fail(signal?.reason);
      this.fail(new RunnerFailed('The run was canceled.'));
    };
    signal?.addEventListener('abort', abort, { once: true });
    if (this.failure) run.fail(this.failure);
    else this.worker.postMessage({ type: 'run', id: this.lastId, request });
    return run.finished.finally(() => signal?.removeEventListener('abort', abort));
  }

  /** Kills the thread; the current run fails. */
  close(): void {
    this.fail(new RunnerFailed('The runner was closed.'));
  }

  private receive(message: FromWorker): void {
    if (message.type === 'failed' || message.type === 'broken')
      this.fail(new RunnerFailed(`The runner broke: ${message.message}`));
    else if (message.type !== 'ready' && message.id === this.lastId) this.deliver(message);
  }

  private deliver(message: RunMessage): void {
    try {
      this.current?.receive(message);
    } catch (cause) {
      this.fail(new RunnerFailed('The runner broke.', { cause }));
    }
  }

  private fail(reason: Error): void {
    if (this.failure) return;
    this.failure = reason;
    this.worker.terminate();
    this.current?.fail(reason);
  }
}
