import { COMPILE_TIME_MS, limitsOf } from './limits';
import type { OutputChunk, RunRequest, RunResult } from './runner';
import { type TestNews, TestsSoFar } from './tests-so-far';

/** What an embedding knows of a run under way: enough to give its result when it has to be killed. */
export class RunSoFar {
  readonly printed = { stdout: '', stderr: '' };
  private readonly tests = new TestsSoFar();
  private startedAt = performance.now();
  private hasBegun = false;

  constructor(private readonly request: RunRequest) {}

  /** The program itself has begun; before, it was made ready. */
  get begun(): boolean {
    return this.hasBegun;
  }

  get elapsedMs(): number {
    return performance.now() - this.startedAt;
  }

  /** Characters, what the tests printed included. */
  get printedCharacters(): number {
    return this.printed.stdout.length + this.printed.stderr.length + this.tests.printedCharacters;
  }

  begin(): void {
    this.hasBegun = true;
    this.startedAt = performance.now();
  }

  print({ stream, text }: OutputChunk): void {
    this.printed[stream] += text;
  }

  /** Throws for news that no judge tells. */
  tell(news: TestNews): void {
    this.tests.take(news);
  }

  /** Its result, now that the time limit has ended it from outside. */
  timedOut(): RunResult {
    const { language, tests } = this.request;
    const why = this.hasBegun
      ? `The program was stopped: it took longer than ${limitsOf(this.request).timeMs} ms.`
      : `The program took longer than ${COMPILE_TIME_MS[language] / 1000} seconds to compile, so it was stopped.`;
    if (!this.hasBegun) this.print({ stream: 'stderr', text: `${why}\n` });
    return {
      ...this.printed,
      exitCode: null,
      timeMs: this.elapsedMs,
      memoryBytes: 0,
      limitHit: 'time',
      ...(!this.hasBegun && { compiling: true }),
      probes: [],
      ...(tests && { tests: this.tests.outcomes(tests, why) }),
    };
  }
}
