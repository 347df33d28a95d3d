import type { LessonContent } from '@server/authoring/content-import/content';
import { OutputQueryThreads } from '@server/solving/output-queries';
import { fingerprintOf, lessonTypeOf, type Remember } from '@shared/lesson-types';
import {
  LanguageUnavailable,
  type RunLimits,
  type Runner,
  RunnerFailed,
  RunRefused,
  WorkerRunner,
} from '@shared/runner';
import { diskAssets } from '@shared/runner/testing/disk-assets';
import { nodeRunnerWorker } from '@shared/runner/testing/node-worker';
import { outputDiff } from './output-diff';
import type { JudgeAnswer, Verdict } from './verdict';

export interface JudgeOptions {
  limits?: Partial<RunLimits>;
  /** How many answers are judged at the same time, each on a thread of its own. */
  threads?: number;
}

/**
 * The platform's own judge, on threads of this process: close it, or the process doesn't exit. It judges like a
 * submission. Whatever can't be judged at all is `broken`, so that a broken lesson never counts as failed.
 */
export function openJudge({ limits, threads = 1 }: JudgeOptions = {}) {
  const pool = new RunnerPool(threads);
  const runner: Runner = { run: (request, options) => pool.run({ ...request, limits }, options) };
  const queries = new OutputQueryThreads();
  const rememberFor = solutionResults();
  const judge: JudgeAnswer = async ({ data }, language, answer): Promise<Verdict> => {
    try {
      const task = { data, language, answer, remember: rememberFor(data), queries };
      const grade = await lessonTypeOf(data).grade(runner, task);
      const { message, output, tests, error } = grade;
      if (grade.verdict === 'success') return { outcome: 'passed', message, tests };
      const isOutputWrong = output && !tests && !error && output.expected !== output.got;
      return {
        outcome: 'failed',
        message,
        tests,
        fingerprint: fingerprintOf(grade),
        diff: isOutputWrong ? outputDiff(output.expected, output.got) : undefined,
        isUnbuilt: error?.kind === 'compile',
      };
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
    pool.close();
    queries.close();
  };
  return { judge, runner, close };
}

/** Keeps the results of each lesson's solution: a lesson is judged many times. */
function solutionResults(): (data: LessonContent['data']) => Remember {
  const known = new WeakMap<LessonContent['data'], Map<string, Promise<string>>>();
  return (data) => {
    const results = known.get(data) ?? new Map<string, Promise<string>>();
    known.set(data, results);
    return (key, compute) => {
      const result = results.get(key) ?? compute();
      results.set(key, result);
      return result;
    };
  };
}

/** Runs each request on the thread with the fewest waiting, if possible one that has loaded its language. */
class RunnerPool implements Runner {
  private readonly threads: Array<{ runner: WorkerRunner; waiting: number; languages: Set<string> }>;

  constructor(count: number) {
    this.threads = Array.from({ length: count }, () => ({
      runner: new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets }),
      waiting: 0,
      languages: new Set<string>(),
    }));
  }

  async run(...[request, options]: Parameters<Runner['run']>): ReturnType<Runner['run']> {
    const { language } = request;
    const cost = (thread: (typeof this.threads)[number]) =>
      thread.waiting + (thread.languages.has(language) ? 0 : 0.5);
    const thread = this.threads.reduce((best, other) => (cost(other) < cost(best) ? other : best));
    thread.waiting++;
    thread.languages.add(language);
    try {
      return await thread.runner.run(request, options);
    } finally {
      thread.waiting--;
    }
  }

  close(): void {
    for (const { runner } of this.threads) runner.close();
  }
}
