import { t } from '@lingui/core/macro';
import { isExperienced } from '@shared/rules/profile';
import type { Lesson, LessonSubmissionEvent, SubmissionReply, UserLesson } from '@web/api';
import { type ExerciseRef, sourceOf } from '@web/exercises';
import { itemsOf } from '@web/features/game/items';
import {
  dismissResultToasts,
  onSubmissionResult,
  registerResultScreen,
  showSubmissionResult,
} from '@web/features/game/submission-toasts';
import { preloadSignUpOffer } from '@web/features/people/auth';
import { playSounds, resultSounds } from '@web/features/site/sounds';
import {
  type AnswerOutcome,
  answersOf,
  guestAnswersOf,
  KeptSubmit,
} from '@web/features/solving/waiting-answers';
import { AsyncState, type RootStore } from '@web/stores';
import { makeAutoObservable, reaction, when } from 'mobx';
import { ChecksStore } from './checks.store';
import { HelpStore } from './components/failure/help.store';
import { DraftStore } from './drafts/draft.store';
import { HistoryStore } from './history/history.store';
import { KeptWork } from './kept-work';
import { OfflineAnswerStore } from './offline-answer.store';
import { SolutionStore } from './solution.store';
import { solutionNotices } from './solution-notices';
import { SubmissionStore, withTimeZone } from './submission.store';
import type { LessonWork, OpenLesson } from './types/lesson-work';

export type PlayerPane = 'text' | 'work' | 'output';
const HELP_TABS = ['lesson', 'spellbook', 'solution', 'history'] as const;
export type HelpTab = (typeof HELP_TABS)[number];

/** One open exercise, such as a lesson: its text, the learner's work, and the results. */
export class LessonPlayerStore {
  readonly work: LessonWork;
  readonly checks: ChecksStore;
  readonly userLesson: AsyncState<UserLesson>;
  readonly submission: SubmissionStore;
  readonly solution: SolutionStore;
  readonly help: HelpStore;
  /** An answer that couldn't be submitted. */
  readonly offline: OfflineAnswerStore;
  private readonly keptSubmit: KeptSubmit;
  readonly drafts: DraftStore;
  readonly history: HistoryStore;
  /** Which result is on the screen: the newer of the two. */
  shown: 'run' | 'submission' = 'run';
  tab: HelpTab = 'lesson';
  /** On a phone, the pane that is visible. */
  pane: PlayerPane = 'text';
  /** The answer that was last run. */
  private ranAnswer: string | null = null;

  constructor(
    readonly exercise: ExerciseRef,
    readonly lesson: Lesson,
    private readonly stores: RootStore,
    open: OpenLesson,
  ) {
    const { api, session, platform, overlays } = stores;
    const { owner } = stores.scope;
    const calls = sourceOf(exercise).callsOf(api, exercise.id);
    this.checks = new ChecksStore(new KeptWork(platform.storage, 'checks', exercise, lesson.lastMod), owner);
    const clearResult = () => this.submission.clear();
    this.work = open({ exercise, lesson, stores, checks: this.checks, clearResult });
    this.userLesson = new AsyncState((signal) => calls.progress(signal), { when: () => session.isSignedIn });
    this.offline = new OfflineAnswerStore({
      exercise,
      title: lesson.title,
      stores,
      check: async () => (await this.work.practice?.()) ?? 'unchecked',
      onFailed: () => this.help.countFailure(),
    });
    this.submission = new SubmissionStore({
      calls,
      whenKnown: () => session.whenRestored(),
      isSignedIn: () => session.isSignedIn,
      owner: () => stores.scope.owner,
      askToSignIn: () =>
        overlays.askToSignIn({
          redirect: this.path,
          reason: signInReason(this.work),
        }),
      isOnline: () => stores.connection.isOnline,
      keep: (body, error) => this.offline.setAside(body, error),
      payable: (reply) => this.keptSubmit.payable(reply),
      onJudged: (reply) => this.judged(reply),
    });
    this.keptSubmit = new KeptSubmit(exercise, platform);
    this.solution = new SolutionStore({
      calls,
      userLesson: this.userLesson,
      items: () => itemsOf(stores.scope),
      ...solutionNotices,
    });
    this.help = new HelpStore(lesson.readme, () => isExperienced(stores.user.state.value?.experienceLevel));
    this.history = new HistoryStore({ calls, isSignedIn: () => session.isSignedIn });
    this.drafts = new DraftStore({
      exercise,
      calls,
      work: this.work.synced,
      kept: new KeptWork(platform.storage, 'draft', exercise),
      owner,
      page: platform.page,
      onReconnect: (listener) => stores.connection.onReconnect(listener),
      canSave: (learner) => session.isSignedIn && session.userId === learner,
      onKept: () => this.history.refresh(),
    });
    makeAutoObservable<this, 'stores' | 'keptSubmit'>(this, {
      exercise: false,
      lesson: false,
      stores: false,
      work: false,
      checks: false,
      userLesson: false,
      submission: false,
      offline: false,
      keptSubmit: false,
      solution: false,
      help: false,
      drafts: false,
      history: false,
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
        this.history.reset();
        if (this.stores.session.isSignedIn) {
          void this.userLesson.load();
          void this.submitKept();
        } else if (!this.stores.session.isProbablySignedIn) void this.showKept();
        void this.drafts.load();
      },
      { fireImmediately: true },
    );
    const stopShowing = registerResultScreen((event) => this.isAbout(event) && this.shown === 'submission');
    const stopResults = this.work.submitsElsewhere
      ? onSubmissionResult((event) => this.arrived(event))
      : () => {};
    const stopDrafts = this.drafts.start();
    const stopJudging = reaction(
      () => this.submission.isJudging,
      (isJudging) => (isJudging ? this.drafts.flush() : this.history.refresh()),
    );
    let stopListening = () => {};
    const stopAnswers = reaction(
      () => this.stores.scope,
      (scope) => {
        stopListening();
        stopListening = answersOf(scope).listen(this.exercise, (outcome) => this.settle(outcome));
      },
      { fireImmediately: true },
    );
    const stopConnection = this.stores.connection.onReconnect(() => {
      if (this.userLesson.status === 'failed') void this.userLesson.load();
      // A result may have been missed meanwhile.
      else if (this.work.submitsElsewhere && this.stores.session.isSignedIn) void this.userLesson.reload();
    });
    if (this.offline.isWaiting || this.work.submitsElsewhere) this.shown = 'submission';
    this.work.run?.prepare();
    return () => {
      stopShowing();
      stopResults();
      dismissResultToasts();
      stopOwner();
      stopAnswers();
      stopConnection();
      stopListening();
      stopSession();
      stopJudging();
      stopDrafts();
      this.work.run?.store.stop();
    };
  }

  /** The exercise's page. */
  get path(): string {
    return sourceOf(this.exercise).pathOf(this.exercise.id);
  }

  get solutionPath(): string {
    return sourceOf(this.exercise).solutionPathOf(this.exercise.id);
  }

  get isComplete(): boolean {
    const { isSuccess, isGuestResult } = this.submission;
    return (isSuccess && !isGuestResult) || this.userLesson.value?.isComplete === true;
  }

  /** The level that the last submission reached; null if it stayed the same. */
  get levelUp(): number | null {
    const { reply } = this.submission;
    const gain = reply && this.stores.user.gainOf(reply.submissionUuid);
    return gain && gain.to.level > gain.from.level ? gain.to.level : null;
  }

  get canSubmit(): boolean {
    return this.work.canSubmit;
  }

  /** What to do first: run the code until a run of it, as it is now, has passed; then submit it. */
  get nextAction(): 'run' | 'submit' {
    const { run } = this.work;
    if (!run) return 'submit';
    const hasPassed = run.store.end === 'ok' && this.ranAnswer === JSON.stringify(this.work.answer());
    return hasPassed ? 'submit' : 'run';
  }

  startRun(): void {
    const { run } = this.work;
    if (!run || run.store.isRunning) return;
    this.ranAnswer = JSON.stringify(this.work.answer());
    this.shown = 'run';
    this.pane = this.resultPane;
    this.offline.forgetFailure();
    this.submission.clear();
    this.preloadOffer();
    run.closeSteps?.();
    run.start();
  }

  /** A recorded run is shown beside the code, on a phone below it. */
  showSteps(): void {
    this.pane = 'work';
  }

  submit(): void {
    if (!this.canSubmit) return;
    this.offline.forgetFailure();
    this.preloadOffer();
    void this.submitAnswer();
  }

  /** What a guest's success shows has to be there by then, so that nothing moves. */
  private preloadOffer(): void {
    if (!this.stores.session.isProbablySignedIn) preloadSignUpOffer();
  }

  private submitAnswer(): Promise<SubmissionReply | null> {
    const answer = this.work.answer();
    this.work.run?.closeSteps?.();
    this.shown = 'submission';
    this.pane = this.resultPane;
    return this.submission.submit(answer);
  }

  /** Submits what the learner got right as a guest: the answer as it is now, in the window they see. */
  private async submitKept(): Promise<void> {
    const { scope, platform } = this.stores;
    await when(() => this.work.mustChoose !== true);
    await platform.whenVisible();
    if (this.stores.scope !== scope || !this.canSubmit) return;
    const reply = await this.keptSubmit.settle(scope.owner, () => this.submitAnswer());
    if (reply && this.stores.scope === scope) this.showAgain(reply);
  }

  /** Shows a guest their right answer again, after a reload. */
  private async showKept(): Promise<void> {
    const { scope } = this.stores;
    const reply = await this.keptSubmit.guestReply();
    const isBusy =
      this.submission.isJudging || this.submission.reply !== null || this.work.run?.store.isRunning;
    if (reply && !isBusy && this.stores.scope === scope) this.showAgain(reply, true);
  }

  private showAgain(reply: SubmissionReply, isGuestResult = false): void {
    if (this.submission.reply?.submissionUuid === reply.submissionUuid) return;
    this.shown = 'submission';
    this.submission.show(reply, isGuestResult);
    if (isGuestResult) return;
    this.pane = this.resultPane;
    showSubmissionResult(unpaid(reply));
    void this.stores.user.recallAward(reply.submissionUuid, reply.xpReward);
    void this.userLesson.reload();
  }

  showPane(pane: PlayerPane): void {
    this.pane = pane;
  }

  /** The help tabs of this exercise. */
  get tabs(): readonly HelpTab[] {
    return this.work.hasNoSolution ? HELP_TABS.filter((tab) => tab !== 'solution') : HELP_TABS;
  }

  showTab(tab: HelpTab): void {
    this.tab = tab;
    this.pane = 'text';
    if (tab === 'solution' && this.stores.session.isSignedIn) void this.solution.open();
    if (tab === 'history') this.history.open();
  }

  /** Switches to the next help tab, or with -1 to the previous one, cyclically. */
  turnTab(step: 1 | -1): void {
    const { tabs } = this;
    const at = tabs.indexOf(this.tab);
    this.showTab(tabs[(at + step + tabs.length) % tabs.length] ?? 'lesson');
  }

  /** After a reset: starter code, no result, nothing completed. What was there stays in the history, and can be undone. */
  startOver(): void {
    const { synced } = this.work;
    this.drafts.replace(t`You’ve started over.`, () => synced.restore({ answer: null, starter: null }));
    this.checks.clear();
    this.offline.forgetFailure();
    this.submission.clear();
    this.shown = 'run';
    this.ranAnswer = null;
    this.history.refresh();
    void this.userLesson.reload();
  }

  private settle(outcome: AnswerOutcome): void {
    this.offline.forgetFailure();
    this.shown = 'submission';
    this.submission.settle(outcome);
  }

  /** A result of an answer that was submitted outside of the app. */
  private arrived(event: LessonSubmissionEvent): void {
    if (!this.isAbout(event)) return;
    this.settle({ reply: { ...event, ...NO_DETAILS } });
    this.pane = this.resultPane;
    this.history.refresh();
  }

  private isAbout(event: LessonSubmissionEvent): boolean {
    return sourceOf(this.exercise).idIn(event) === this.exercise.id;
  }

  private get resultPane(): PlayerPane {
    return this.work.panes.output ? 'output' : 'work';
  }

  private judged(reply: SubmissionReply): void {
    const { isSuccess, isGuestResult } = this.submission;
    showSubmissionResult(isGuestResult ? unpaid(reply) : reply);
    this.work.onResult?.(reply);
    if (reply.resultSlug === 'failure') this.help.countFailure();
    this.playSounds(reply);
    if (isGuestResult && isSuccess) void this.keepForSignUp(reply);
    else if (reply.resultSlug !== 'system-error') void this.keptSubmit.drop();
    if (isSuccess && !isGuestResult) void this.userLesson.reload();
  }

  /** Lists of lessons show it as done, as far as a guest can have done it. */
  private async keepForSignUp(reply: SubmissionReply): Promise<void> {
    await this.keptSubmit.keep(reply, withTimeZone(this.work.answer()));
    guestAnswersOf(this.stores.scope).note();
  }

  private playSounds(reply: SubmissionReply): void {
    if (this.stores.sounds.isOn) void playSounds(resultSounds(reply, this.levelUp !== null));
  }

  private setOwner(owner: string): void {
    this.work.setOwner(owner);
    this.drafts.setOwner(owner);
    this.checks.setOwner(owner);
  }
}

const signInReason = ({ keptText }: LessonWork) => t`Sign in to submit. ${keptText}`;

/** What the socket leaves out of a reply. */
const NO_DETAILS = {
  output: null,
  tests: null,
  programError: null,
  explanation: null,
  knownMistake: null,
  interview: null,
  repositoryChecks: null,
};

/** For a toast without XP: a guest's isn't paid yet, and another window's has been counted. */
const unpaid = (reply: SubmissionReply): SubmissionReply => ({ ...reply, xpReward: 0, xpBreakdown: [] });
