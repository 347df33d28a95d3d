import type { Lesson, SubmissionReply } from '@web/api';
import type { ExerciseRef } from '@web/exercises';
import { type CodeRunnerStore, codeRunnerFor } from '@web/features/solving/code-runner';
import { DebuggerStore, mainTarget, preloadDebugger, testTarget } from '@web/features/solving/debugger';
import { preloadEditor } from '@web/features/solving/editor';
import type { Practice } from '@web/features/solving/waiting-answers';
import {
  type CodePlace,
  canPrefetch,
  RunStore,
  type RunTask,
  type TestRow,
} from '@web/features/solving/workbench';
import type { RootStore } from '@web/stores';
import { makeAutoObservable, observableRef, when } from 'mobx';
import { practiceOf } from './practice';
import type { ProgramStore } from './program.store';
import { openProgram, type ProgramData } from './program-solution';

export interface CodeOptions extends Pick<RunTask, 'stdin' | 'tests'> {
  exercise: ExerciseRef;
  lesson: Lesson;
  data: ProgramData;
  /** Visible tests in the language's own style. */
  testFiles?: readonly { name: string; content: string }[];
  /** How many tests only run when the program is submitted. */
  numHiddenTests?: number;
}

/** Longer than any run may take: without a connection, loading a language may never end. */
const PRACTICE_TIMEOUT_MS = 30_000;

/** A lesson's program with its runs, and the location that the editor shows. */
export class CodeStore {
  readonly program: ProgramStore;
  readonly run: RunStore;
  readonly stepper: DebuggerStore;
  /** Where the caret was last moved to. */
  location: CodePlace | null = null;

  constructor(
    readonly options: CodeOptions,
    stores: RootStore,
    runner: CodeRunnerStore = codeRunnerFor(stores.api),
    /** Settles when the editor's code has loaded or failed to. */
    private readonly afterEditor: () => Promise<unknown> = () => preloadEditor().catch(() => undefined),
  ) {
    const { exercise, data, stdin, tests, testFiles } = options;
    this.program = openProgram({ exercise, stores }, data);
    this.run = new RunStore(runner, {
      language: data.programmingLanguage,
      stdin,
      tests,
      testFiles,
      checkTypes: data.checkTypes,
    });
    this.stepper = new DebuggerStore({ runner, showFile: (name) => this.program.open(name) });
    makeAutoObservable<this, 'afterEditor'>(this, {
      stepper: false,
      options: false,
      program: false,
      run: false,
      afterEditor: false,
      location: observableRef,
    });
  }

  /** Loads the language in the background, but after the editor's own code, and only if the line allows it. */
  prepare(): void {
    if (!canPrefetch()) return;
    void this.afterEditor().then(() => whenIdle(() => this.run.prepare()));
  }

  /** Loads the language when the learner starts to work on the code, over any line. */
  focused(): void {
    if (this.run.load.status === 'idle') this.run.prepare();
  }

  get canStep(): boolean {
    return DebuggerStore.supports(this.run.task.language);
  }

  async start(): Promise<void> {
    await this.run.run(this.program.sources);
    if (this.canStep) preloadDebugger();
  }

  /** Runs the program like Run does, to say what that's worth without the server. */
  async practice(): Promise<Practice> {
    const { run, program, options } = this;
    run.stop();
    await when(() => !run.isRunning);
    const timer = setTimeout(() => run.stop(), PRACTICE_TIMEOUT_MS);
    await run.run(program.sources).finally(() => clearTimeout(timer));
    return practiceOf(run, options.lesson.readme);
  }

  /** Records the program, or a test: the given one, or else the first that failed. */
  stepThrough(row?: TestRow): void {
    const { run, program } = this;
    const target = row ? testTarget(run, program.sources, row) : mainTarget(run, program.sources);
    if (target) void this.stepper.open(target);
  }

  edit(name: string, content: string): void {
    this.program.edit(name, content);
    this.run.forgetProblems(name);
  }

  /** Moves the caret to a location: from an error in the output to its line. */
  showLocation(location: CodePlace): void {
    this.program.open(location.file);
    this.location = { ...location };
  }

  /** Marks the error that ended a submission, if it's in the learner's files. */
  markError(error: SubmissionReply['programError']): void {
    const { file, line, message } = error ?? {};
    const isKnown = file && line && this.program.sources.some(({ name }) => name === file);
    this.run.showProblems(isKnown ? [{ file, line, message: message ?? '', severity: 'error' }] : []);
  }
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(task, 0);
  else requestIdleCallback(task, { timeout: 500 });
}
