import { lessonTypeOf } from '@shared/lesson-types';
import { LanguageUnavailable, RunnerFailed, RunRefused, WorkerRunner } from '@shared/runner';
import { diskAssets } from '@shared/runner/testing/disk-assets';
import { nodeRunnerWorker } from '@shared/runner/testing/node-worker';
import type { JudgeAnswer } from './check-lessons';

/**
 * The platform's own judge, on a thread of this process: close it, or the process doesn't exit. It judges like a
 * submission. Whatever can't be judged at all is `broken`, so that a broken lesson never counts as failed.
 */
export function openJudge() {
  const runner = new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets });
  const judge: JudgeAnswer = async ({ data }, language, answer) => {
    try {
      const { verdict, message } = await lessonTypeOf(data).grade(runner, { data, language, answer });
      return { outcome: verdict === 'success' ? 'passed' : 'failed', message };
    } catch (error) {
      if (
        error instanceof RunnerFailed ||
        error instanceof RunRefused ||
        error instanceof LanguageUnavailable
      )
        return { outcome: 'broken', message: error.message };
      throw error;
    }
  };
  return { judge, close: () => runner.close() };
}
