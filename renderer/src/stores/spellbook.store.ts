import { type ApiClient, ApiError, type Spellbook, type SpellbookPage } from '@web/api';
import type { SharedStorage } from '@web/platform';
import { makeAutoObservable } from 'mobx';
import { AsyncState } from './async-state';
import { GUEST } from './guest';

export interface SpellbookOptions {
  api: ApiClient;
  /** Keeps the pages for when the server can't be reached: they're too many for local storage. */
  storage: SharedStorage;
  /** The learner's UUID, or `GUEST`. */
  owner: string;
  canLoad: () => boolean;
}

/** One learner's spellbooks: every page's title, and the text of the pages that they have unlocked. */
export class SpellbookStore {
  readonly books: AsyncState<Spellbook[]>;
  /** What's shown is this device's copy. */
  private isCopy = false;

  constructor(private readonly options: SpellbookOptions) {
    this.books = new AsyncState((signal) => this.fetch(signal), {
      when: () => options.owner !== GUEST && options.canLoad(),
    });
    makeAutoObservable<this, 'options'>(this, { books: false, options: false });
  }

  /**
   * Call after a lesson was completed. Returns the pages that it unlocked, as far as it was known before that they were
   * locked.
   */
  async findUnlocked(lessonUuid: string): Promise<SpellbookPage[]> {
    const before = this.pagesOf(lessonUuid).filter(({ text }) => text === null);
    if (before.length === 0) return [];
    await this.books.reload();
    const locked = new Set(before.map(({ uuid }) => uuid));
    return this.pagesOf(lessonUuid).filter(({ uuid, text }) => locked.has(uuid) && text !== null);
  }

  /** Replaces this device's copy, once the server can be reached. */
  refreshCopy(): void {
    if (this.isCopy) void this.books.reload();
  }

  /** Deletes this device's copy. Call it when the learner signs out. */
  forget(): void {
    this.books.reset();
    void this.options.storage.remove(this.key);
  }

  private pagesOf(lessonUuid: string): SpellbookPage[] {
    const pages = (this.books.value ?? []).flatMap((book) => book.pages);
    return pages.filter((page) => page.lessonUuid === lessonUuid);
  }

  private get key(): string {
    return `emberforge.spellbook.${this.options.owner}`;
  }

  private async fetch(signal: AbortSignal): Promise<Spellbook[]> {
    const { api, storage } = this.options;
    try {
      const books = await api.call('listSpellbooks', { signal });
      this.setCopy(false);
      void storage.set(this.key, books);
      return books;
    } catch (error) {
      const copy = isNoAnswer(error) ? await storage.get(this.key) : undefined;
      if (copy === undefined) throw error;
      this.setCopy(true);
      return copy as Spellbook[];
    }
  }

  private setCopy(isCopy: boolean): void {
    this.isCopy = isCopy;
  }
}

const isNoAnswer = (error: unknown) => error instanceof ApiError && error.isNoAnswer;
