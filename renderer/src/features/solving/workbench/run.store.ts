import { plural, t } from '@lingui/core/macro';
import {
  type Grade,
  gradeTests,
  limitMessage,
  type ProgramError,
  programErrorOf,
  testReports,
} from '@shared/grading';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import {
  type Language,
  LanguageUnavailable,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import type { VisibleTest } from '@web/api';
import type { CodeRunnerStore } from '@web/features/solving/code-runner';
import type { CodeProblem } from '@web/features/solving/editor';
import { inOwnLanguage, inOwnWords } from '@web/i18n';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TestRow } from './components/TestRows';
import { problemsOf } from './error-location';
import { type LimitRow, type LimitUsage, limitRows } from './limit-reach';
import { OutputLog } from './output-log';

export interface RunTask {
  language: Language;
  stdin?: string;
  /** Visible tests; without any, the program is just run. */
  tests?: readonly VisibleTest[];
  /** Visible tests as files in the language's own test framework. */
  testFiles?: RunRequest['tests'];
  checkTypes?: boolean;
}

/** `ok` ended normally, `error` with an error, `limit` at a limit; `broken` is never the learner's fault. */
export type RunEnd = 'ok' | 'error' | 'limit' | 'stopped' | 'broken';

/** Runs programs in the browser: one at a time, with streamed output, stoppable at any time. */
export class RunStore {
  isRunning = false;
  end: RunEnd | null = null;
  /** Explains how the run ended, in the reader's language; empty if the output does. */
  message = '';
  timeMs: number | null = null;
  tests: readonly TestRow[] | null = null;
  /** The error that ended the program, or kept it from starting. */
  error: ProgramError | null = null;
  /** Problems to mark in the editor. */
  problems: readonly CodeProblem[] = [];
  /** How much of each limit was used, if a limit ended the run. */
  limitUsage: readonly LimitRow[] | null = null;
  readonly output = new OutputLog();
  private abort: AbortController | null = null;

  constructor(
    readonly runner: CodeRunnerStore,
    readonly task: RunTask,
  ) {
    makeAutoObservable<this, 'abort'>(this, {
      runner: false,
      task: false,
      output: false,
      error: observableRef,
      problems: observableRef,
      limitUsage: observableRef,
      abort: false,
    });
  }

  /** Downloads and starts the language before the first run. */
  prepare(): void {
    void this.runner.load(this.task.language);
  }

  get load() {
    return this.runner.loadOf(this.task.language);
  }

  get languageName(): string {
    return LANGUAGE_FACTS[this.task.language].title;
  }

  /** Whether this task has visible tests, run or not. */
  get hasTests(): boolean {
    return this.task.tests !== undefined || (this.task.testFiles ?? []).length > 0;
  }

  /** The first error that ended the program, ignoring warnings. */
  get problem(): CodeProblem | null {
    return this.problems.find(({ severity }) => severity === 'error') ?? null;
  }

  /** Runs these files; `stdin` replaces the task's own input. */
  async run(files: RunRequest['files'], stdin: string | undefined = this.task.stdin): Promise<void> {
    if (this.isRunning) return;
    const abort = new AbortController();
    this.begin(abort);
    const { language, tests, testFiles, checkTypes } = this.task;
    const request: RunRequest = { language, files, stdin, ...(checkTypes ? { checkTypes } : {}) };
    try {
      if (tests && tests.length > 0)
        this.finishTests(request, await this.runTests(request, tests, abort.signal));
      else {
        const run = testFiles?.length ? { ...request, tests: testFiles } : request;
        this.finishProgram(run, await this.runner.run(run, this.options(abort.signal)));
      }
    } catch (error) {
      this.fail(error, abort.signal);
    }
  }

  /** Stops the current run; its output stays. */
  stop(): void {
    this.abort?.abort();
  }

  /** Sets the marks, for example to those of a submission. */
  showProblems(problems: readonly CodeProblem[]): void {
    this.problems = problems;
  }

  /** Removes a file's marks; call it when the file changes. */
  forgetProblems(file: string): void {
    if (this.problems.some((problem) => problem.file === file))
      this.problems = this.problems.filter((problem) => problem.file !== file);
  }

  /** Clears everything, as before the first run. */
  clear(): void {
    this.stop();
    this.reset();
  }

  private reset(): void {
    this.end = null;
    this.message = '';
    this.timeMs = null;
    this.tests = null;
    this.error = null;
    this.problems = [];
    this.limitUsage = null;
    this.output.clear();
  }

  private begin(abort: AbortController): void {
    this.abort = abort;
    this.isRunning = true;
    this.reset();
  }

  private options(signal: AbortSignal) {
    return { signal, onOutput: this.output.append.bind(this.output) };
  }

  private runTests(
    request: RunRequest,
    visible: readonly VisibleTest[],
    signal: AbortSignal,
  ): Promise<Grade> {
    const tests = visible.map(({ call, expected, raises, prints }) => ({
      call,
      expect: expected ?? undefined,
      raises: raises ?? undefined,
      prints: prints ?? undefined,
    }));
    return gradeTests(this.runner, { request, tests }, this.options(signal));
  }

  private finishProgram(request: RunRequest, result: RunResult): void {
    const limit = limitMessage(request, result);
    const { language, tests: testFiles = [] } = request;
    const tests = result.tests ? testReports(result.tests, { language, testFiles }) : null;
    const error = programErrorOf(request, result) ?? null;
    const failed = tests?.filter(({ passed }) => !passed).length ?? 0;
    const isGood = result.exitCode === 0 && failed === 0;
    this.finish({
      end: limit ? 'limit' : isGood ? 'ok' : 'error',
      message: limit
        ? inOwnWords(limit)
        : tests && !isUntested(tests, error)
          ? countText(tests.length, failed)
          : '',
      timeMs: result.timeMs,
      tests: tests && isUntested(tests, error) ? null : tests,
      error,
      problems: problemsOf(request.language, result, namesOf(request)),
      limitUsage: this.limitUsageOf(request, result),
    });
  }

  private finishTests(request: RunRequest, grade: Grade): void {
    const { error = null, tests = null } = grade;
    const stderr = grade.output?.stderr ?? '';
    this.finish({
      end: grade.limitHit ? 'limit' : grade.verdict === 'success' ? 'ok' : 'error',
      message: error ? '' : inOwnLanguage(grade.message, grade.messageText),
      timeMs: grade.timeMs ?? null,
      tests: error ? null : tests,
      error,
      problems: error?.place
        ? [{ ...error.place, severity: 'error', message: error.message }]
        : problemsOf(request.language, { stderr }, namesOf(request)),
      limitUsage: this.limitUsageOf(request, grade),
    });
  }

  private limitUsageOf(
    request: RunRequest,
    {
      limitHit,
      compiling,
      timeMs,
      memoryBytes,
      tests = [],
    }: Pick<RunResult, 'limitHit' | 'compiling'> & RunUsage,
  ): LimitRow[] | null {
    if (!limitHit || compiling) return null;
    const printed = [this.output.text, ...tests.map(({ stdout }) => stdout ?? '')].join('');
    return limitRows(request, limitHit, { timeMs, memoryBytes, printed });
  }

  private fail(error: unknown, signal: AbortSignal): void {
    if (signal.aborted) this.finish({ end: 'stopped', message: t`You stopped the program.` });
    else if (error instanceof RunRefused) this.finish({ end: 'error', message: inOwnWords(error.text) });
    else if (error instanceof LanguageUnavailable) this.finish({ end: 'broken', message: error.message });
    else this.finish({ end: 'broken', message: this.brokenText() });
  }

  private brokenText(): string {
    const name = this.languageName;
    return this.load.status === 'failed'
      ? t`We couldn’t download ${name}. Check your connection, then run again. Your code is safe.`
      : t`Something went wrong on our side. Please run your program again.`;
  }

  private finish(
    ended: { end: RunEnd; message: string } & Partial<
      Pick<RunStore, 'timeMs' | 'tests' | 'error' | 'problems' | 'limitUsage'>
    >,
  ) {
    this.output.flush();
    runInAction(() => {
      this.abort = null;
      Object.assign(this, ended, { isRunning: false });
    });
  }
}

type RunUsage = Omit<LimitUsage, 'printed'> & { tests?: readonly { stdout?: string }[] };

const namesOf = ({ files }: RunRequest) => files.map(({ name }) => name);

/** Whether the program's own error kept all tests from running: then the error says it all. */
const isUntested = (tests: readonly TestRow[], error: ProgramError | null): boolean =>
  error !== null && tests.every(({ passed, mismatch }) => !passed && mismatch !== 'asserted');

function countText(total: number, failed: number): string {
  if (total === 0) return t`These test files have no tests.`;
  if (failed === 0) return plural(total, { one: 'The test passed.', other: 'All # tests passed.' });
  const passed = total - failed;
  return t`${passed} of ${total} tests passed.`;
}
