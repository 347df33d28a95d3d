/** Running learners' programs: the port, its limits and its runtimes. */
export { type AssetLoader, type LoadProgress, loadRuntimeAssets, type RuntimeAssets } from './assets';
export { checkRunRequest } from './check-request';
export { DEFAULT_LIMITS, KILL_GRACE_MS, limitsOf } from './limits';
export * from './runner';
export { fetchAssets, webRunnerWorker } from './web-worker';
export type { FromWorker, RunnerWorker, ToWorker, WorkerPort } from './worker-protocol';
export { WorkerRunner, type WorkerRunnerOptions } from './worker-runner';
