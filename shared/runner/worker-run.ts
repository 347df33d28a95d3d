import { COMPILE_TIME_MS, killAfterMs } from './limits';
import { RunSoFar } from './run-so-far';
import { type RunOptions, RunRefused, type RunRequest, type RunResult } from './runner';
import type { FromWorker } from './worker-protocol';

/** One request on its way through a thread: settles once, by a result, a limit, a failure or a cancel. */
export class WorkerRun {
  readonly finished: Promise<RunResult>;
  private readonly soFar: RunSoFar;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resolve!: (result: RunResult) => void;
  private reject!: (reason: unknown) => void;

  constructor(
    private readonly id: number,
    private readonly request: RunRequest,
    private readonly options: RunOptions,
    private readonly killThread: () => void,
  ) {
    this.soFar = new RunSoFar(request);
    const { signal } = options;
    const abort = () => {
      killThread();
      this.reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
    this.finished = new Promise<RunResult>((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    }).finally(() => {
      clearTimeout(this.timer);
      signal?.removeEventListener('abort', abort);
    });
  }

  fail(reason: Error): void {
    this.reject(reason);
  }

  receive(message: FromWorker): void {
    if (!('id' in message) || message.id !== this.id) return;
    if (message.type === 'preparing') this.startCompiling();
    if (message.type === 'started') this.startClock();
    if (message.type === 'tests') this.soFar.tell(message.news);
    if (message.type === 'output') {
      this.soFar.print(message.chunk);
      this.options.onOutput?.(message.chunk);
    }
    if (message.type === 'refused') this.reject(new RunRefused(message.message));
    if (message.type === 'result') this.resolve(message.result);
  }

  /** Nothing of a program's is done before a run in a language that is not compiled: a slow machine may take its time. */
  private startCompiling(): void {
    if (COMPILE_TIME_MS[this.request.language] > 0) this.allow(killAfterMs(this.request, 'prepare'));
  }

  private startClock(): void {
    this.soFar.begin();
    this.allow(killAfterMs(this.request, 'run'));
  }

  private allow(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.outOfTime(), milliseconds);
  }

  private outOfTime(): void {
    this.killThread();
    this.resolve(this.soFar.timedOut());
  }
}
