/** After the last change; while the learner keeps typing, at the latest after `MAX_DELAY_MS`. */
const SAVE_DELAY_MS = 1_500;
const MAX_DELAY_MS = 10_000;
/** After a failure that will pass. The next change or a connection that returns comes first. */
const RETRY_DELAY_MS = 15_000;

/** When to send changes: soon after the learner pauses, and not on every key. */
export class SaveTimer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest waiting change was made, by a clock that can't be set. */
  private since: number | undefined;

  constructor(private readonly save: () => void) {}

  afterChange(): void {
    this.since ??= performance.now();
    const longest = Math.max(0, this.since + MAX_DELAY_MS - performance.now());
    this.start(Math.min(SAVE_DELAY_MS, longest));
  }

  afterFailure(): void {
    this.start(RETRY_DELAY_MS);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.since = undefined;
  }

  private start(delayMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.save, delayMs);
  }
}
