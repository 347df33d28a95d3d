export { LANES, type Lane } from './fair-queue';
export type { IsolationReport } from './isolation';
export { bundleRunner } from './process/bundle';
export { SandboxBusy, SandboxClosed } from './sandbox.errors';
export { SANDBOX, SandboxModule } from './sandbox.module';
export type { SandboxLog } from './sandbox-pool';
export { type LaneOptions, type SandboxOptions, SandboxRunner } from './sandbox-runner';
export type { LaneTotals, SandboxStats } from './sandbox-stats';
