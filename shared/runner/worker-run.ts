import { killAfterMs } from './limits';
import { type RunOptions, RunRefused, type RunRequest, type RunResult } from './runner';
import type { FromWorker } from './worker-protocol';

/** One request on its way through a thread: settles once, by a result, a limit, a failure or a cancel. */
export class WorkerRun {
  readonly finished: Promise<RunResult>;
  private readonly printed = { stdout: '', stderr: '' };
  private startedAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private resolve!: (result: RunResult) => void;
  private reject!: (reason: unknown) => void;

  constructor(
    private readonly id: number,
    private readonly request: RunRequest,
    private readonly options: RunOptions,
    private readonly killThread: () => void,
  ) {
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
    if (message.type === 'started') this.startClock();
    if (message.type === 'output') {
      this.printed[message.chunk.stream] += message.chunk.text;
      this.options.onOutput?.(message.chunk);
    }
    if (message.type === 'refused') this.reject(new RunRefused(message.message));
    if (message.type === 'result') this.resolve(message.result);
  }

  private startClock(): void {
    this.startedAt = performance.now();
    this.allow(killAfterMs(this.request, 'run'));
  }

  private allow(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.outOfTime(), milliseconds);
  }

  private outOfTime(): void {
    this.killThread();
    const timeMs = performance.now() - this.startedAt;
    this.resolve({ ...this.printed, exitCode: null, timeMs, memoryBytes: 0, limitHit: 'time', probes: [] });
  }
}
