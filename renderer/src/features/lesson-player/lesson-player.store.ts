import type { Lesson, SubmissionReply, UserLesson } from '@shared/contracts';
import type { CodeRunnerStore } from '@web/features/code-runner';
import { loadMonaco } from '@web/features/editor';
import { showSubmissionResult } from '@web/features/submission-result';
import { type CodePlace, errorLocation, RunStore } from '@web/features/workbench';
import { AsyncState, type RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { actionBound, makeAutoObservable, observableRef, reaction } from 'mobx';
import { AnswerStore } from './answer.store';
import { ChecksStore } from './checks.store';
import { KeptWork } from './kept-work';
import { ProgramStore } from './program.store';
import { SolutionStore } from './solution.store';
import { SubmissionStore } from './submission.store';

export type PlayerPane = 'text' | 'work' | 'output';
export type HelpTab = 'lesson' | 'solution';
const NO_PROBLEMS: RunStore['problems'] = [];
const HELP_TABS: readonly HelpTab[] = ['lesson', 'solution'];

/** One open lesson: its text, the learner's work, and the results. */
export class LessonPlayerStore {
  /** For code lessons. */
  readonly program: ProgramStore | null;
  readonly run: RunStore | null;
  /** For questions. */
  readonly answer: AnswerStore | null;
  readonly checks: ChecksStore;
  readonly userLesson: AsyncState<UserLesson>;
  readonly submission: SubmissionStore;
  readonly solution: SolutionStore;
  /** What the output pane shows: the newer of the two. */
  shown: 'run' | 'submission' = 'run';
  tab: HelpTab = 'lesson';
  /** On a phone, the pane that is visible. */
  pane: PlayerPane = 'text';
  /** The position the caret was last moved to. */
  place: CodePlace | null = null;

  constructor(
    readonly lesson: Lesson,
    private readonly stores: RootStore,
    runner: CodeRunnerStore,
    /** Settles when the editor's code has loaded or failed to. */
    private readonly afterEditor: () => Promise<unknown> = () => loadMonaco().catch(() => undefined),
  ) {
    const { UUID } = lesson;
    const { api, session, platform, overlays } = stores;
    const { owner } = stores.scope;
    const tested = lesson.LessonDataCodeTests ?? lesson.LessonDataCodeSql;
    const code = lesson.LessonDataCode ?? tested;
    const starter = code && {
      lessonUUID: UUID,
      language: code.ProgrammingLanguage,
      files: code.StarterFiles,
    };
    this.program = starter ? new ProgramStore(starter, new KeptWork(platform.storage, 'code'), owner) : null;
    this.run = code
      ? new RunStore(runner, {
          language: code.ProgrammingLanguage,
          stdin: lesson.LessonDataCode?.Stdin,
          tests: lesson.LessonDataCodeTests?.Tests,
          testFiles: tested?.TestFiles?.map(({ Name, Content }) => ({ name: Name, content: Content })),
          checkTypes: code.CheckTypes,
        })
      : null;
    const isQuestion = lesson.LessonDataChoice !== undefined || lesson.LessonDataTextInput !== undefined;
    this.answer = isQuestion ? new AnswerStore(UUID, new KeptWork(platform.storage, 'answer'), owner) : null;
    this.checks = new ChecksStore(
      `${UUID}.${lesson.LastMod}`,
      new KeptWork(platform.storage, 'checks'),
      owner,
    );
    this.userLesson = new AsyncState(
      (signal) => api.call('getUserLesson', { params: { id: UUID }, signal }),
      {
        when: () => session.isSignedIn,
      },
    );
    this.submission = new SubmissionStore({
      api,
      lessonUUID: UUID,
      isSignedIn: () => session.isSignedIn,
      owner: () => stores.scope.owner,
      askToSignIn: () =>
        overlays.askToSignIn({
          redirect: `/lessons/${UUID}`,
          reason: 'Sign in to submit. Your code will be right here.',
        }),
      onJudged: (reply) => this.judged(reply),
    });
    this.solution = new SolutionStore({
      api,
      lessonUUID: UUID,
      userLesson: this.userLesson,
      onPenalty: () => toasts.error('XP for this lesson reduced by 100%'),
    });
    makeAutoObservable<this, 'stores' | 'afterEditor'>(this, {
      afterEditor: false,
      lesson: false,
      stores: false,
      program: false,
      run: false,
      answer: false,
      checks: false,
      userLesson: false,
      submission: false,
      solution: false,
      place: observableRef,
      showPlace: actionBound,
    });
  }

  /** Follows who is signed in. Returns a function that stops this and any run in progress. */
  start(): () => void {
    const stopOwner = reaction(
      () => this.stores.scope.owner,
      (owner) => this.setOwner(owner),
      { fireImmediately: true },
    );
    const stopSession = reaction(
      () => this.stores.scope,
      () => {
        this.userLesson.reset();
        this.solution.reset();
        if (this.stores.session.isSignedIn) void this.userLesson.load();
      },
      { fireImmediately: true },
    );
    // The language loads in the background, but after the editor's own code.
    if (this.run) void this.afterEditor().then(() => whenIdle(() => this.run?.prepare()));
    return () => {
      stopOwner();
      stopSession();
      this.run?.stop();
    };
  }

  get isComplete(): boolean {
    return this.submission.isSuccess || this.userLesson.value?.IsComplete === true;
  }

  /** What to mark in the editor. */
  get problems() {
    return this.run?.problems ?? NO_PROBLEMS;
  }

  get canSubmit(): boolean {
    return this.program !== null || (this.answer !== null && this.answer.text.trim() !== '');
  }

  runProgram(): void {
    if (!this.run || !this.program || this.run.isRunning) return;
    this.shown = 'run';
    this.pane = 'output';
    this.submission.clear();
    void this.run.run(this.program.sources);
  }

  submit(): void {
    if (!this.canSubmit) return;
    if (this.stores.session.isSignedIn) {
      this.shown = 'submission';
      this.pane = this.program ? 'output' : 'work';
    }
    void this.submission.submit(this.toSubmit());
  }

  edit(name: string, content: string): void {
    this.program?.edit(name, content);
    this.run?.forgetProblems(name);
  }

  /** Moves the caret to a location: from an error in the output to its line. */
  showPlace(place: CodePlace): void {
    this.program?.open(place.file);
    this.place = { ...place };
    this.pane = 'work';
  }

  showPane(pane: PlayerPane): void {
    this.pane = pane;
  }

  showTab(tab: HelpTab): void {
    this.tab = tab;
    this.pane = 'text';
    if (tab === 'solution' && this.stores.session.isSignedIn) void this.solution.open();
  }

  /** Switches to the next help tab, or with -1 to the previous one, cyclically. */
  turnTab(step: 1 | -1): void {
    const at = HELP_TABS.indexOf(this.tab);
    this.showTab(HELP_TABS[(at + step + HELP_TABS.length) % HELP_TABS.length] ?? 'lesson');
  }

  private toSubmit() {
    const { program, answer, lesson } = this;
    if (program) return { Files: program.editableFiles.map(({ Name, Content }) => ({ Name, Content })) };
    return lesson.LessonDataChoice ? { Choice: answer?.text } : { TextInput: answer?.text };
  }

  private judged(reply: SubmissionReply): void {
    showSubmissionResult(reply);
    const stderr = reply.Tests?.Stderr ?? reply.Output?.Stderr ?? '';
    if (this.run && this.program) {
      const names = this.program.sources.map(({ name }) => name);
      const problem = errorLocation(this.run.task.language, stderr, names);
      this.run.showProblems(problem ? [problem] : []);
    }
    if (reply.ResultSlug === 'success') void this.userLesson.reload();
  }

  private setOwner(owner: string): void {
    this.program?.setOwner(owner);
    this.answer?.setOwner(owner);
    this.checks.setOwner(owner);
  }
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'undefined') setTimeout(task, 0);
  else requestIdleCallback(task, { timeout: 500 });
}
