import type { Lesson, SubmissionReply, UserLesson } from '@web/api';
import { playSounds, resultSounds } from '@web/features/sounds';
import {
  dismissResultToasts,
  registerResultScreen,
  showSubmissionResult,
} from '@web/features/submission-result';
import { AsyncState, type RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { makeAutoObservable, reaction } from 'mobx';
import { ChecksStore } from './checks.store';
import { KeptWork } from './kept-work';
import { SolutionStore } from './solution.store';
import { SubmissionStore } from './submission.store';
import type { LessonWork, OpenLesson } from './types/lesson-work';

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
    const stopShowing = registerResultScreen((id) => id === this.lesson.uuid && this.shown === 'submission');
    this.work.run?.prepare();
    return () => {
      stopShowing();
      dismissResultToasts();
      stopOwner();
      stopSession();
      this.work.run?.store.stop();
    };
  }

  get isComplete(): boolean {
    return this.submission.isSuccess || this.userLesson.value?.isComplete === true;
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

  private get resultPane(): PlayerPane {
    return this.work.panes.output ? 'output' : 'work';
  }

  private judged(reply: SubmissionReply): void {
    showSubmissionResult(reply);
    this.work.onResult?.(reply);
    this.playSounds(reply);
    if (reply.resultSlug === 'success') void this.userLesson.reload();
  }

  private playSounds(reply: SubmissionReply): void {
    if (this.stores.sounds.isOn) void playSounds(resultSounds(reply, this.levelUp !== null));
  }

  private setOwner(owner: string): void {
    this.work.setOwner(owner);
    this.checks.setOwner(owner);
  }
}
