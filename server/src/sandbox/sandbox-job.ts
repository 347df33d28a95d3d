import type { OutputChunk, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';

/** A run in the pool, from the queue to its result. Settles once. */
export class SandboxJob {
  attempts = 0;
  readonly queuedAt = performance.now();
  private readonly settlement = Promise.withResolvers<RunResult>();
  readonly promise = this.settlement.promise;
  private isSettled = false;
  private readonly delivered = { stdout: 0, stderr: 0 };

  constructor(
    readonly lane: Lane,
    readonly request: RunRequest,
    private readonly onOutput: ((chunk: OutputChunk) => void) | undefined,
  ) {}

  get settled(): boolean {
    return this.isSettled;
  }

  resolve(result: RunResult): void {
    this.isSettled = true;
    this.settlement.resolve(result);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.settlement.reject(error);
  }

  /** Creates an output listener for one attempt. Skips output that an earlier attempt has already delivered. */
  listener(): (chunk: OutputChunk) => void {
    const seen = { stdout: 0, stderr: 0 };
    return ({ stream, text }) => {
      const known = Math.max(0, Math.min(text.length, this.delivered[stream] - seen[stream]));
      seen[stream] += text.length;
      this.delivered[stream] = Math.max(this.delivered[stream], seen[stream]);
      if (known < text.length && !this.isSettled) this.onOutput?.({ stream, text: text.slice(known) });
    };
  }
}
