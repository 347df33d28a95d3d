import { t } from '@lingui/core/macro';
import { MAX_DRAFT_BYTES, MAX_REPLACED } from '@shared/contracts/solving/draft-limits';
import { ApiError, type CallReply, toDraftBody, type Work } from '@web/api';
import { type ExerciseCalls, type ExerciseRef, refKey } from '@web/exercises';
import type { PageSignals } from '@web/platform';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { hashOf } from '../hash';
import type { KeptWork } from '../kept-work';
import { type DraftRecord, decodeRecord } from './draft-record';
import { SaveTimer } from './save-timer';
import { fingerprint, isSameWork, type SyncedWork, sizeOf } from './synced-work';

const maxKilobytes = MAX_DRAFT_BYTES / 1024;
/** Of what was sent without a reply. */
const MAX_UNCONFIRMED = 20;

/** Failures that will pass. */
const TEMPORARY = new Set(['offline', 'timeout', 'cancelled', 'internal', 'unavailable', 'rate-limited']);

type Draft = NonNullable<CallReply<'getDraft'>['draft']>;

export interface DraftOptions {
  exercise: ExerciseRef;
  calls: Pick<ExerciseCalls, 'draft' | 'saveDraft'>;
  work: SyncedWork;
  /** Where this browser keeps the draft's record. */
  kept: KeptWork;
  owner: string;
  /** Whether this learner is signed in. */
  canSave: (owner: string) => boolean;
  /** Called when the server has kept an earlier version. */
  onKept?: () => void;
  page: PageSignals;
  /** Calls the listener whenever the server can be reached again; returns a function that stops this. */
  onReconnect: (listener: () => void) => () => void;
}

/**
 * Keeps an exercise's work on the server for learners who are signed in (docs/app.md). Neither the work on the screen nor the
 * account's is replaced while it has changes that the other doesn't have: the learner is asked, here and after every reload,
 * until they've said which one they want.
 * The tabs of one browser follow the one that's in front.
 */
export class DraftStore {
  /** Stores of exercises that were left, which may still be trying to send their last changes. */
  private static readonly left = new Map<string, DraftStore>();

  /** The account's version, which another window has changed as well. Nothing is sent until the learner has chosen. */
  other: (Work & { version: number }) | null = null;
  /** What the learner last replaced on purpose, and what they replaced it with, in words. */
  undoable: { work: Work; text: string } | null = null;
  /** Why the work isn't saved to the account, in a sentence; null if it is or will be. */
  refusal: string | null = null;
  private owner: string;
  private version = 0;
  private hasChanges = false;
  private replaced: readonly Work[] = [];
  /** Hashes of what was sent without a reply. */
  private sent: readonly string[] = [];
  /** The work that has been dealt with; any other is the learner's change. */
  private seen = '';
  private isSending = false;
  private isLoading = false;
  /** The exercise was opened again, and another store continues. */
  private isRetired = false;
  private readonly timer = new SaveTimer(() => this.flush());
  /** For merging the versions of one window. */
  private readonly writer = Math.random().toString(36).slice(2);

  constructor(private readonly options: DraftOptions) {
    this.owner = options.owner;
    makeAutoObservable<this, 'options' | 'writer' | 'timer' | 'isLoading' | 'replaced' | 'sent'>(this, {
      options: false,
      writer: false,
      timer: false,
      isLoading: false,
      replaced: observableRef,
      sent: false,
      other: observableRef,
      undoable: observableRef,
    });
    this.setOwner(options.owner);
  }

  private get canSave(): boolean {
    return !this.isRetired && this.options.canSave(this.owner);
  }

  /** The latest changes are only on the screen. */
  private get isLosing(): boolean {
    return !this.options.work.isStored && (this.hasChanges || !this.canSave);
  }

  /** Why the work is saved in fewer places than it should be, and what to do; null if all is well. */
  get problem(): string | null {
    const { work } = this.options;
    const { refusal } = this;
    if (!this.isLosing) return refusal && t`${refusal} It’s still saved in this browser.`;
    if (sizeOf(work.work) > MAX_DRAFT_BYTES)
      return t`This is too large to save. Copy it before you close this page.`;
    return this.canSave
      ? t`Your latest changes aren’t saved yet. Keep this page open.`
      : t`This browser can’t save your work. Sign in to save it to your account, or copy it before you close this page.`;
  }

  /** Follows the work and the page. Returns a function that stops this and sends what's left. */
  start(): () => void {
    const key = refKey(this.options.exercise);
    DraftStore.left.get(key)?.retire();
    this.isRetired = false;
    const stopReaction = reaction(
      () => fingerprint(this.options.work.work),
      () => this.noticeChange(),
    );
    const stopListening = this.options.page.listen({
      onShow: () => this.refresh(),
      onHide: () => this.flush(),
      onStored: (key) => this.followTab(key),
      isLosing: () => this.isLosing,
    });
    const stopConnection = this.options.onReconnect(() => {
      this.refresh();
      this.flush();
    });
    return () => {
      stopReaction();
      stopListening();
      stopConnection();
      this.flush();
      if (this.hasChanges) DraftStore.left.set(key, this);
    };
  }

  /** Continues with another user's work, which is on the screen already. */
  setOwner(owner: string): void {
    this.owner = owner;
    this.other = null;
    this.undoable = null;
    this.refusal = null;
    this.timer.stop();
    this.options.kept.claim(owner);
    this.readRecord();
  }

  /** Gets the server's version. A failure changes nothing: the work in this browser is there. */
  async load(): Promise<void> {
    const { calls } = this.options;
    const { owner } = this;
    if (!this.canSave || this.isSending || this.isLoading) return;
    this.isLoading = true;
    try {
      const reply = await calls.draft();
      if (this.owner === owner) this.reconcile(reply);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      if (this.hasChanges) this.timer.afterFailure();
    } finally {
      this.isLoading = false;
    }
  }

  /** Sends what the server doesn't have, without waiting any longer. */
  flush(): void {
    void this.send();
  }

  /** Replaces the work on purpose: what it was before is kept as a version, and can be brought back by `undo`. */
  replace(text: string, action: () => void): void {
    const { work } = this.options;
    const before = work.work;
    action();
    if (isSameWork(before, work.work)) return;
    if (before.answer && sizeOf(before) <= MAX_DRAFT_BYTES)
      this.replaced = [...this.replaced, before].slice(-MAX_REPLACED);
    this.undoable = { work: before, text };
    this.noticeChange();
    this.flush();
  }

  undo(): void {
    const { undoable } = this;
    if (undoable) this.replace('', () => this.options.work.restore(undoable.work));
    this.undoable = null;
  }

  dismissUndo(): void {
    this.undoable = null;
  }

  /** Answers which version the learner wants: the other one, or the one on the screen. Both are kept. */
  settleOther(take: boolean): void {
    const { other } = this;
    if (!other) return;
    this.other = null;
    this.version = other.version;
    if (take) {
      this.replace(t`You switched to the other version.`, () => this.options.work.restore(other));
      return;
    }
    const { answer, starter } = other;
    this.replaced = [...this.replaced, { answer, starter }].slice(-MAX_REPLACED);
    this.writeRecord();
    this.flush();
  }

  private retire(): void {
    this.isRetired = true;
    this.timer.stop();
  }

  /** On coming back to this page: other tabs and devices may have changed the work meanwhile. */
  private refresh(): void {
    this.reread();
    void this.load();
  }

  private followTab(key: string): void {
    const { kept } = this.options;
    if (!kept.isOf(this.owner, key)) return;
    if (this.options.page.isInFront()) {
      // The other tab has just saved work that this one has followed.
      const record = decodeRecord(kept.read(this.owner));
      this.version = Math.max(this.version, record?.version ?? 0);
    } else {
      this.reread();
    }
  }

  private reread(): void {
    if (!this.options.work.isStored || this.isSending) return;
    this.options.work.reread();
    this.readRecord();
  }

  /**
   * The record counts only for the work it was written for. Other work was written by a guest or an earlier version of the
   * app: it's saved as if the server's version were unknown.
   */
  private readRecord(): void {
    const { kept, work } = this.options;
    const record = decodeRecord(kept.read(this.owner));
    this.seen = fingerprint(work.work);
    this.replaced = record?.replaced ?? [];
    this.sent = record?.sent ?? [];
    if (record?.work === hashOf(this.seen)) {
      this.version = record.version;
      this.hasChanges = !record.isSaved;
    } else {
      this.version = 0;
      this.hasChanges = record !== null || work.work.answer !== null;
    }
    // Another tab has asked, too, and was answered.
    if (this.other && this.version >= this.other.version) this.other = null;
  }

  /** Only if the work itself is stored. Without a record, work counts as changed. */
  private writeRecord(): void {
    const { kept, work } = this.options;
    if (!work.isStored) return;
    const { version, hasChanges, replaced, seen, sent } = this;
    const record: DraftRecord = { version, work: hashOf(seen), isSaved: !hasChanges, replaced, sent };
    if (!kept.write(this.owner, JSON.stringify(record))) kept.write(this.owner, null);
  }

  private noticeChange(): void {
    const now = fingerprint(this.options.work.work);
    if (now === this.seen) return;
    this.seen = now;
    this.hasChanges = true;
    this.writeRecord();
    this.timer.afterChange();
  }

  private reconcile({ draft, lastAnswer }: CallReply<'getDraft'>): void {
    const { work } = this.options;
    if (this.isSending || (draft && draft.version < this.version)) return; // older than what this window knows
    const theirs: Work | null = draft ?? (lastAnswer && { answer: lastAnswer, starter: null });
    if (theirs && isSameWork(theirs, work.work)) {
      this.version = draft?.version ?? 0;
      this.hasChanges = false;
      this.other = null;
      this.writeRecord();
    } else if (theirs && !this.hasChanges) {
      this.adopt(theirs, draft?.version ?? 0);
    } else if (draft && draft.version > this.version) {
      this.meet(draft);
    }
    this.flush();
  }

  /** Both sides have changed. Asks, unless the account's work is this browser's own, or is empty. */
  private meet({ version, answer, starter }: Draft): void {
    const isOwn = this.sent.includes(hashOf(fingerprint({ answer, starter })));
    if (isOwn || !answer) {
      this.version = version;
      this.other = null;
    } else {
      this.other = { version, answer, starter };
      this.timer.stop();
    }
  }

  private adopt(theirs: Work, version: number): void {
    const { work } = this.options;
    work.restore(theirs);
    this.seen = fingerprint(work.work);
    this.version = version;
    this.other = null;
    this.undoable = null;
    this.writeRecord();
  }

  private async send(): Promise<void> {
    const { calls, work, onKept } = this.options;
    const isDone = !this.hasChanges && this.replaced.length === 0;
    if (!this.canSave || this.isSending || this.other || isDone) return;
    this.timer.stop();
    const { owner, version: baseVersion, writer, replaced } = this;
    const sent = work.work;
    if (sizeOf(sent) > MAX_DRAFT_BYTES) {
      this.refusal = t`This is larger than ${maxKilobytes} KB, so it can’t be saved to your account.`;
      return;
    }
    this.isSending = true;
    this.sent = [...this.sent, hashOf(fingerprint(sent))].slice(-MAX_UNCONFIRMED);
    this.writeRecord();
    try {
      const body = toDraftBody({ work: sent, baseVersion, ifKnown: true, writer, replaced });
      const reply = await calls.saveDraft(body);
      if (this.owner === owner) this.saved(sent, replaced, reply);
      if (replaced.length > 0) onKept?.();
    } catch (error) {
      this.fail(error);
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private saved(sent: Work, replaced: readonly Work[], reply: CallReply<'saveDraft'>): void {
    this.refusal = null;
    this.replaced = this.replaced.filter((each) => !replaced.includes(each));
    if (reply.conflict) this.meet(reply.conflict);
    else {
      this.version = reply.version;
      this.sent = [];
      this.hasChanges = !isSameWork(sent, this.options.work.work);
    }
    this.writeRecord();
    if (this.hasChanges && !this.other) this.timer.afterChange();
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) console.error(error);
    else if (TEMPORARY.has(error.kind)) this.timer.afterFailure();
    else if (error.kind !== 'unauthenticated') this.refusal = error.message; // a sign-in sends it
  }
}
