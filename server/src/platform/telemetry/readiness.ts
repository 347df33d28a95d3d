/** One thing that must be there before requests are let in: the database, the content, the runners. */
export interface ReadinessCheck {
  name: string;
  isReady(): boolean | Promise<boolean>;
}

/** Features add their checks when the application is put together; /readyz asks them all. */
export class Readiness {
  private readonly checks: ReadinessCheck[] = [];
  private stopping = false;

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
    try {
      return await check.isReady();
    } catch {
      return false; // a check that fails is not ready, which is all that is asked of it
    }
  }
}
