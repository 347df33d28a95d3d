import type { OutputChunk, RunRequest, RunResult } from '@shared/runner/runner';
import type { Lane } from './fair-queue';

/** One run on its way through the pool, from its queue to its answer. Settles once. */
export class SandboxJob {
  attempts = 0;
  readonly queuedAt = performance.now();
  private readonly answer = Promise.withResolvers<RunResult>();
  readonly promise = this.answer.promise;
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
    this.answer.resolve(result);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.answer.reject(error);
  }

  /** What one attempt prints is passed on, less what an earlier attempt had already shown. */
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
