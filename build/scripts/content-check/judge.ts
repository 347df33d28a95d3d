import { checksTypes, type LessonContent, sqlSolution } from '@shared/content';
import { type Grade, gradeOutput, gradeTestFiles, gradeTests } from '@shared/grading';
import {
  type Language,
  LanguageUnavailable,
  type Runner,
  RunnerFailed,
  RunRefused,
  type SourceFile,
  WorkerRunner,
} from '@shared/runner';
import { diskAssets } from '@shared/runner/testing/disk-assets';
import { nodeRunnerWorker } from '@shared/runner/testing/node-worker';
import type { JudgeProgram } from './check-lessons';

/**
 * The platform's own judge, on a thread of this process: close it, or the process doesn't exit. It judges like a
 * submission. Whatever can't be judged at all is `broken`, so that a broken lesson never counts as failed.
 */
export function openJudge() {
  const runner = new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets });
  const judge: JudgeProgram = async (lesson, language, files) => {
    try {
      const { verdict, message } = await grade(runner, lesson, language, files);
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

function grade(
  runner: Runner,
  { data, slug }: LessonContent,
  language: Language,
  files: readonly SourceFile[],
): Promise<Grade> {
  switch (data.type) {
    case 'type_code': {
      const request = { language, files, stdin: data.stdin, checkTypes: checksTypes(language, data) };
      return gradeOutput(runner, { request, expectedOutput: data.expectedOutput });
    }
    case 'type_code_tests': {
      const request = { language, files, checkTypes: checksTypes(language, data) };
      if (data.testFiles) return gradeTestFiles(runner, { request, testFiles: data.testFiles });
      return gradeTests(runner, { request, tests: data.tests ?? [] });
    }
    case 'type_code_sql':
      return gradeTestFiles(runner, {
        request: { language, files },
        testFiles: data.testFiles,
        references: [sqlSolution(data)],
      });
    default:
      throw new Error(`${slug} has no program to judge`);
  }
}
