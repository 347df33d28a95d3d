import type { LessonContent } from '@server/content-import/content';
import { OutputQueryThreads } from '@server/output-queries';
import { fingerprintOf, lessonTypeOf, type Remember } from '@shared/lesson-types';
import { LanguageUnavailable, type RunLimits, type Runner, RunnerFailed, RunRefused } from '@shared/runner';
import { openRunner } from './runner';
import type { JudgeAnswer } from './verdict';

/**
 * The platform's own judge, on a thread of this process: close it, or the process doesn't exit. It judges like a
 * submission. Whatever can't be judged at all is `broken`, so that a broken lesson never counts as failed.
 */
export function openJudge(limits?: Partial<RunLimits>) {
  const worker = openRunner();
  const runner: Runner = { run: (request, options) => worker.run({ ...request, limits }, options) };
  const queries = new OutputQueryThreads();
  const known = new WeakMap<LessonContent['data'], Map<string, string>>();
  /** Keeps the results of a lesson's solution: a lesson is judged many times. */
  const rememberFor = (data: LessonContent['data']): Remember => {
    const results = known.get(data) ?? new Map<string, string>();
    known.set(data, results);
    return async (key, compute) => {
      const result = results.get(key) ?? (await compute());
      results.set(key, result);
      return result;
    };
  };
  const judge: JudgeAnswer = async ({ data }, language, answer) => {
    try {
      const task = { data, language, answer, remember: rememberFor(data), queries };
      const grade = await lessonTypeOf(data).grade(runner, task);
      const outcome = grade.verdict === 'success' ? 'passed' : 'failed';
      return { outcome, message: grade.message, fingerprint: fingerprintOf(grade) };
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
  const close = () => {
    worker.close();
    queries.close();
  };
  return { judge, close };
}
