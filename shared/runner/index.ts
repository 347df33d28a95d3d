/** Runs learners' programs: the `Runner` port and its runtimes. */
export { type AssetLoader, type LoadProgress, loadRuntimeAssets } from './assets';
export * from './runner';
export { webRunnerWorker } from './web-worker';
export { WorkerRunner } from './worker-runner';
