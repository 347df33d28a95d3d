import type { Attempt, DraftVersion, Work } from '@web/api';
import type { ExerciseCalls } from '@web/exercises';
import { AsyncState } from '@web/stores';
import { makeAutoObservable, observableRef, reaction } from 'mobx';

export interface HistoryOptions {
  calls: Pick<ExerciseCalls, 'attempts' | 'draftVersions'>;
  isSignedIn: () => boolean;
}

/** Work of the past, which can be compared and restored. */
export interface HistoryEntry {
  id: string;
  /** ISO 8601. */
  time: string;
  work: Work;
  /** Absent for a version that wasn't submitted. */
  attempt?: Attempt;
  /** Why a version was kept. */
  reason?: DraftVersion['reason'];
  /** The submission before this one. */
  previous?: Work;
}

interface Newest {
  attempts: Attempt[];
  next: string | null;
  versions: DraftVersion[];
}

/** The learner's submissions to an exercise and the earlier versions of their work, the newest first. */
export class HistoryStore {
  /** The newest submissions, and all versions. */
  readonly newest: AsyncState<Newest>;
  /** The page of submissions that comes next. */
  readonly page: AsyncState<{ attempts: Attempt[]; next: string | null }>;
  private older: readonly Attempt[] = [];
  private next: string | null = null;
  /** The entry whose work is on the screen. */
  shownId: string | null = null;

  constructor({ calls, isSignedIn: when }: HistoryOptions) {
    this.newest = new AsyncState(
      async (signal) => {
        const [{ attempts, next }, versions] = await Promise.all([
          calls.attempts(undefined, signal),
          calls.draftVersions(signal),
        ]);
        return { attempts, next, versions };
      },
      { when },
    );
    this.page = new AsyncState((signal) => calls.attempts(this.next ?? undefined, signal), { when });
    makeAutoObservable<this, 'older'>(this, {
      newest: false,
      page: false,
      older: observableRef,
    });
    reaction(
      () => this.newest.value,
      (value) => this.startAgain(value),
    );
    reaction(
      () => this.page.value,
      (value) => value && this.append(value),
    );
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  get entries(): HistoryEntry[] {
    const attempts = [...(this.newest.value?.attempts ?? []), ...this.older];
    const versions = this.newest.value?.versions ?? [];
    const submitted = attempts.map((attempt, index) => toEntry(attempt, attempts[index + 1]));
    const oldest = submitted.at(-1)?.time ?? '';
    // Those between submissions that aren't loaded yet come with their page.
    const kept = versions.map(toVersionEntry).filter(({ time }) => !this.hasMore || time >= oldest);
    return [...submitted, ...kept].sort((one, other) => other.time.localeCompare(one.time));
  }

  /** Loads the history when it's looked at. */
  open(): void {
    void this.newest.reload();
  }

  /** Loads it again, if it was looked at. */
  refresh(): void {
    if (this.newest.status !== 'idle') void this.newest.reload();
  }

  loadMore(): void {
    void this.page.reload();
  }

  /** Shows an entry's work, or hides it. */
  toggle(id: string): void {
    this.shownId = this.shownId === id ? null : id;
  }

  /** Call it when another user signs in. */
  reset(): void {
    this.newest.reset();
    this.page.reset();
    this.shownId = null;
  }

  private startAgain(value: Newest | undefined): void {
    this.older = [];
    this.next = value?.next ?? null;
    this.page.reset();
  }

  private append({ attempts, next }: { attempts: Attempt[]; next: string | null }): void {
    this.older = [...this.older, ...attempts];
    this.next = next;
  }
}

const toEntry = (attempt: Attempt, previous: Attempt | undefined): HistoryEntry => ({
  id: attempt.uuid,
  time: attempt.createdAt,
  work: { answer: attempt.answer, starter: null },
  attempt,
  previous: previous && { answer: previous.answer, starter: null },
});

const toVersionEntry = ({ uuid, savedAt, answer, starter, reason }: DraftVersion): HistoryEntry => ({
  id: uuid,
  time: savedAt,
  work: { answer, starter },
  reason,
});
