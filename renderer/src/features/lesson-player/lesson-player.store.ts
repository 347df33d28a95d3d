import type { Lesson, SubmissionReply, UserLesson } from '@web/api';
import { showSubmissionResult } from '@web/features/submission-result';
import { AsyncState, type RootStore, type SentOutcome } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { makeAutoObservable, reaction } from 'mobx';
import { ChecksStore } from './checks.store';
import { KeptWork } from './kept-work';
import { SolutionStore } from './solution.store';
import { SubmissionStore } from './submission.store';
import type { LessonWork, OpenLesson } from './types/lesson-work';
import { waitingText } from './waiting-text';

export type PlayerPane = 'text' | 'work' | 'output';
export type HelpTab = 'lesson' | 'solution';
const HELP_TABS: readonly HelpTab[] = ['lesson', 'solution'];

/** One open lesson: its text, the learner's work, and the results. */
export class LessonPlayerStore {
  readonly work: LessonWork;
  readonly checks: ChecksStore;
  readonly userLesson: AsyncState<UserLesson>;
  readonly submission: SubmissionStore;
  readonly solution: SolutionStore;
  /** Which result is on the screen: the newer of the two. */
  shown: 'run' | 'submission' = 'run';
  tab: HelpTab = 'lesson';
  /** On a phone, the pane that is visible. */
  pane: PlayerPane = 'text';

  constructor(
    readonly lesson: Lesson,
    private readonly stores: RootStore,
    open: OpenLesson,
  ) {
    const { uuid } = lesson;
    const { api, session, platform, overlays } = stores;
    const { owner } = stores.scope;
    this.work = open({ lesson, stores, clearResult: () => this.submission.clear() });
    this.checks = new ChecksStore(
      `${uuid}.${lesson.lastMod}`,
      new KeptWork(platform.storage, 'checks'),
      owner,
    );
    this.userLesson = new AsyncState(
      (signal) => api.call('getUserLesson', { params: { id: uuid }, signal }),
      {
        when: () => session.isSignedIn,
      },
    );
    this.submission = new SubmissionStore({
      api,
      lessonUuid: uuid,
      isSignedIn: () => session.isSignedIn,
      owner: () => stores.scope.owner,
      askToSignIn: () =>
        overlays.askToSignIn({
          redirect: `/lessons/${uuid}`,
          reason: `Sign in to submit. ${this.work.keptText}`,
        }),
      keep: (body, error) => stores.scope.outbox.keep(uuid, body, error),
      onJudged: (reply) => this.judged(reply),
    });
    this.solution = new SolutionStore({
      api,
      lessonUuid: uuid,
      userLesson: this.userLesson,
      onPenalty: () => toasts.error('XP for this lesson reduced by 100%'),
    });
    makeAutoObservable<this, 'stores'>(this, {
      lesson: false,
      stores: false,
      work: false,
      checks: false,
      userLesson: false,
      submission: false,
      solution: false,
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
    let stopListening = () => {};
    const stopOutbox = reaction(
      () => this.stores.scope.outbox,
      (outbox) => {
        stopListening();
        stopListening = outbox.listen(this.lesson.uuid, (outcome) => this.settle(outcome));
      },
      { fireImmediately: true },
    );
    const stopConnection = this.stores.connection.onReconnect(() => {
      if (this.userLesson.status === 'failed') void this.userLesson.load();
    });
    if (this.isWaiting) this.shown = 'submission';
    this.work.run?.prepare();
    return () => {
      stopOwner();
      stopOutbox();
      stopConnection();
      stopListening();
      stopSession();
      this.work.run?.store.stop();
    };
  }

  get isComplete(): boolean {
    return this.submission.isSuccess || this.userLesson.value?.isComplete === true;
  }

  /** An answer to this lesson is waiting for a connection. */
  get isWaiting(): boolean {
    return this.stores.scope.outbox.isWaiting(this.lesson.uuid);
  }

  /** What happens to that answer next; null if there is none. */
  get waitingText(): string | null {
    return this.isWaiting ? waitingText(this.stores.connection.status) : null;
  }

  cancelWaiting(): void {
    this.stores.scope.outbox.cancel(this.lesson.uuid);
  }

  get canSubmit(): boolean {
    return this.work.canSubmit;
  }

  startRun(): void {
    const { run } = this.work;
    if (!run || run.store.isRunning) return;
    this.shown = 'run';
    this.pane = this.resultPane;
    this.submission.clear();
    run.start();
  }

  submit(): void {
    if (!this.canSubmit) return;
    this.cancelWaiting(); // this answer takes its place
    if (this.stores.session.isSignedIn) {
      this.shown = 'submission';
      this.pane = this.resultPane;
    }
    void this.submission.submit(this.work.answer());
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

  private settle(outcome: SentOutcome): void {
    this.shown = 'submission';
    this.submission.settle(outcome);
  }

  private get resultPane(): PlayerPane {
    return this.work.panes.output ? 'output' : 'work';
  }

  private judged(reply: SubmissionReply): void {
    showSubmissionResult(reply);
    this.work.onResult?.(reply);
    if (reply.resultSlug === 'success') void this.userLesson.reload();
  }

  private setOwner(owner: string): void {
    this.work.setOwner(owner);
    this.checks.setOwner(owner);
  }
}
