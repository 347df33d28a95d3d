import { WorkerRunner } from '@shared/runner';
import { diskAssets } from '@shared/runner/testing/disk-assets';
import { nodeRunnerWorker } from '@shared/runner/testing/node-worker';

/** The platform's runtimes on a thread of this process: close it, or the process doesn't exit. */
export const openRunner = () => new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets });
