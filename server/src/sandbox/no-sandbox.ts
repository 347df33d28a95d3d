import type { Runner } from '@shared/runner/runner';
import type { Sandbox } from './sandbox';
import { NoRunnerReady } from './sandbox.errors';
import { byFleet, noStats, type SandboxStats } from './sandbox-stats';

/** Of a process that runs no programs: it refuses them all. */
export class NoSandbox implements Sandbox {
  readonly concurrency = 0;

  async run(): Promise<never> {
    throw new NoRunnerReady();
  }

  lane(): Runner {
    return this;
  }

  /** Nobody waits for runs here. */
  isReady(): boolean {
    return true;
  }

  stats(): SandboxStats {
    return { ...noStats(), ready: false, fleets: byFleet(noStats) };
  }

  async close(): Promise<void> {}
}
