import type { LessonInsights, RegradeSummary } from '@shared/content/author';
import { ApiError } from '@web/api';
import { AsyncState } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';
import { type AuthorApi, authorApi } from './author-api';
import { type InsightsApi, insightsApi } from './insights-api';

/** A hint that is being written or has just been saved. */
export interface HintDraft {
  text: string;
  state: 'open' | 'saving' | 'saved';
  /** Why it wasn't saved, or the file that it was saved to. */
  note: string;
}

/** How one lesson goes for its learners, the hints for its failures, and its regrade. */
export class LessonInsightsStore {
  readonly insights: AsyncState<LessonInsights>;
  /** By signature. */
  readonly drafts = new Map<string, HintDraft>();
  regrading: 'preview' | 'regrade' | null = null;
  /** Of the last run. */
  summary: RegradeSummary | null = null;
  regradeError: string | null = null;
  private running: AbortController | null = null;

  constructor(
    readonly lesson: string,
    private readonly api: InsightsApi = insightsApi,
    private readonly files: Pick<AuthorApi, 'onImported'> = authorApi,
  ) {
    this.insights = new AsyncState((signal) => api.ofLesson(lesson, signal));
    makeAutoObservable<this, 'api' | 'files' | 'running'>(this, {
      insights: false,
      api: false,
      files: false,
      running: false,
    });
  }

  /** Follows the files: a saved hint shows up. Returns a function that stops this and a regrade in progress. */
  start(): () => void {
    const stop = this.files.onImported(() => void this.insights.reload());
    return () => {
      stop();
      this.running?.abort();
    };
  }

  write(signature: string, text: string): void {
    this.drafts.set(signature, { text, state: 'open', note: '' });
  }

  async saveHint(when: string): Promise<void> {
    const draft = this.drafts.get(when);
    if (!draft || draft.state === 'saving') return;
    draft.state = 'saving';
    try {
      const { file } = await this.api.writeHint({ lesson: this.lesson, when, message: draft.text });
      runInAction(() => Object.assign(draft, { state: 'saved', note: file }));
    } catch (error) {
      runInAction(() => Object.assign(draft, { state: 'open', note: messageOf(error) }));
    }
  }

  async regrade({ isDryRun }: { isDryRun: boolean }): Promise<void> {
    if (this.regrading) return;
    const running = new AbortController();
    this.running = running;
    this.regrading = isDryRun ? 'preview' : 'regrade';
    this.regradeError = null;
    try {
      const summary = await this.api.regrade(this.lesson, { isDryRun, signal: running.signal });
      runInAction(() => {
        this.summary = summary;
      });
      if (!isDryRun) void this.insights.reload();
    } catch (error) {
      runInAction(() => {
        this.regradeError = messageOf(error);
      });
    }
    runInAction(() => {
      this.regrading = null;
    });
  }
}

const messageOf = (error: unknown): string => (error instanceof ApiError ? error.message : String(error));
