/** A balancer gives up after a few seconds itself. */
const CHECK_TIMEOUT_MS = 2_000;

/** One thing that must be there before requests are let in: the database, the content, the runners. */
export interface ReadinessCheck {
  name: string;
  isReady(): boolean | Promise<boolean>;
}

/** Features add their checks when the application is put together; /readyz asks them all. */
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

  /** @param timeoutMs what takes longer to answer is not ready. */
  constructor(private readonly timeoutMs = CHECK_TIMEOUT_MS) {}

  add(check: ReadinessCheck): void {
    this.checks.push(check);
  }

  /** From here on /readyz says no, so that a balancer sends nobody else. */
  stop(): void {
    this.stopping = true;
  }

  /** Names of what is not ready; empty when all is. */
  async missing(): Promise<string[]> {
    if (this.stopping) return ['server'];
    const answers = await Promise.all(
      this.checks.map(async (check) => ((await this.ask(check)) ? [] : [check.name])),
    );
    return answers.flat();
  }

  private async ask(check: ReadinessCheck): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), this.timeoutMs);
    });
    try {
      return await Promise.race([check.isReady(), late]);
    } catch {
      return false; // a check that fails is not ready, which is all that is asked of it
    } finally {
      clearTimeout(timer);
    }
  }
}
