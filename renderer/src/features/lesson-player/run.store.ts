import type { VisibleTest } from '@shared/contracts';
import {
  type Expectations,
  evaluateExpectations,
  type Grade,
  gradeTests,
  limitMessage,
  type TestReport,
} from '@shared/grading';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import { type Language, RunRefused, type RunRequest, type RunResult } from '@shared/runner/runner';
import type { CodeRunnerStore } from '@web/features/code-runner';
import type { CodeProblem } from '@web/features/editor';
import { makeAutoObservable, runInAction } from 'mobx';
import { errorLocation } from './error-location';
import { OutputLog } from './output-log';

export interface RunTask {
  language: Language;
  stdin?: string;
  /** Tests that the learner may see; without any the program is just run. */
  tests?: readonly VisibleTest[];
}

/** `ok` came to a good end, `error` stopped with one, `limit` was ended by a limit; `broken` is never the learner's fault. */
export type RunEnd = 'ok' | 'error' | 'limit' | 'stopped' | 'broken';

/** Running the program in the browser: one run at a time, streamed, and stopped whenever its learner wants. */
export class RunStore {
  isRunning = false;
  end: RunEnd | null = null;
  /** What to say of the end; empty where the output says it. */
  message = '';
  timeMs: number | null = null;
  tests: readonly TestReport[] | null = null;
  problem: CodeProblem | null = null;
  readonly output = new OutputLog();
  private abort: AbortController | null = null;
  private expectations: Promise<Expectations> | null = null;

  constructor(
    private readonly runner: CodeRunnerStore,
    readonly task: RunTask,
  ) {
    makeAutoObservable<this, 'runner' | 'abort' | 'expectations'>(this, {
      runner: false,
      task: false,
      output: false,
      abort: false,
      expectations: false,
    });
  }

  /** Fetches and starts the language ahead of the first run. */
  prepare(): void {
    void this.runner.load(this.task.language);
  }

  get load() {
    return this.runner.loadOf(this.task.language);
  }

  get languageName(): string {
    return LANGUAGE_FACTS[this.task.language].title;
  }

  async run(files: RunRequest['files']): Promise<void> {
    if (this.isRunning) return;
    const abort = new AbortController();
    this.begin(abort);
    const names = files.map(({ name }) => name);
    const request: RunRequest = { language: this.task.language, files, stdin: this.task.stdin };
    try {
      if (this.task.tests)
        this.finishTests(names, await this.runTests(request, this.task.tests, abort.signal));
      else this.finishProgram(request, names, await this.runner.run(request, this.options(abort.signal)));
    } catch (error) {
      this.fail(error, abort.signal);
    }
  }

  /** Ends the run under way; what it printed so far stays. */
  stop(): void {
    this.abort?.abort();
  }

  /** Marks a line, or with null none: it was changed, or a submission found another. */
  showProblem(problem: CodeProblem | null): void {
    this.problem = problem;
  }

  private begin(abort: AbortController): void {
    this.abort = abort;
    this.isRunning = true;
    this.end = null;
    this.message = '';
    this.timeMs = null;
    this.tests = null;
    this.problem = null;
    this.output.clear();
  }

  private options(signal: AbortSignal) {
    return { signal, onOutput: this.output.append.bind(this.output) };
  }

  private async runTests(
    request: RunRequest,
    visible: readonly VisibleTest[],
    signal: AbortSignal,
  ): Promise<Grade> {
    const tests = visible.map(({ Call, Expected, Raises, Prints }) => ({
      call: Call,
      expect: Expected ?? undefined,
      raises: Raises ?? undefined,
      prints: Prints ?? undefined,
    }));
    // What the tests expect is the same in every run.
    this.expectations ??= evaluateExpectations(this.runner, request.language, tests).catch((error) => {
      this.expectations = null;
      throw error;
    });
    const expectations = await this.expectations;
    signal.throwIfAborted();
    return gradeTests(this.runner, { request, tests }, { ...this.options(signal), expectations });
  }

  private finishProgram(request: RunRequest, names: string[], result: RunResult): void {
    const limit = limitMessage(request, result);
    this.finish({
      end: limit ? 'limit' : result.exitCode === 0 ? 'ok' : 'error',
      message: limit ?? '',
      timeMs: result.timeMs,
      problem: this.locate(result.stderr, names),
    });
  }

  private finishTests(names: string[], grade: Grade): void {
    this.finish({
      end: grade.limitHit ? 'limit' : grade.verdict === 'success' ? 'ok' : 'error',
      message: grade.message,
      timeMs: grade.timeMs ?? null,
      tests: grade.tests ?? null,
      problem: this.locate(grade.output?.stderr ?? '', names),
    });
  }

  private fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) this.finish({ end: 'stopped', message: 'You stopped the program.' });
    else if (error instanceof RunRefused) this.finish({ end: 'error', message: error.message });
    else this.finish({ end: 'broken', message: this.brokenText() });
  }

  private brokenText(): string {
    return this.load.status === 'failed'
      ? `${this.languageName} could not be fetched. Check your connection, then run again. Your code is kept.`
      : 'Something broke while your program ran, and it was not your doing. Please run it again.';
  }

  private locate(stderr: string, names: string[]): CodeProblem | null {
    return errorLocation(this.task.language, stderr, names);
  }

  private finish(
    ended: { end: RunEnd; message: string } & Partial<Pick<RunStore, 'timeMs' | 'tests' | 'problem'>>,
  ) {
    this.output.flush();
    runInAction(() => {
      this.abort = null;
      Object.assign(this, ended, { isRunning: false });
    });
  }
}
