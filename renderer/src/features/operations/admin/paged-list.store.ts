import { ApiError, ERROR_TEXTS } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

export interface ListPage<Item> {
  items: Item[];
  hasMore: boolean;
}

/** Loads one page: the first, or the one after the item with this UUID. */
export type FetchPage<Item> = (after: string | undefined, signal: AbortSignal) => Promise<ListPage<Item>>;

/** A list that's loaded page by page. Starting again cancels what's still on its way. */
export class PagedListStore<Item extends { uuid: string }> {
  items: Item[] = [];
  hasMore = false;
  status: 'loading' | 'ready' | 'failed' = 'loading';
  error: string | null = null;
  #request: AbortController | null = null;

  constructor(private readonly fetch: FetchPage<Item>) {
    makeAutoObservable<this, 'fetch'>(this, { fetch: false });
  }

  /** Loads the first page. The old items stay until it's there. */
  reload(): Promise<void> {
    return this.load(undefined);
  }

  /** Loads the next page, unless one is being loaded. */
  async loadMore(): Promise<void> {
    if (this.status !== 'loading') await this.load(this.items.at(-1)?.uuid);
  }

  /** Shows an item as it is now, in its place. */
  replace(changed: Item): void {
    this.items = this.items.map((item) => (item.uuid === changed.uuid ? changed : item));
  }

  remove(uuid: string): void {
    this.items = this.items.filter((item) => item.uuid !== uuid);
  }

  cancel(): void {
    this.#request?.abort();
  }

  private async load(after: string | undefined): Promise<void> {
    this.cancel();
    const request = new AbortController();
    this.#request = request;
    this.status = 'loading';
    this.error = null;
    try {
      const page = await this.fetch(after, request.signal);
      if (request.signal.aborted) return;
      runInAction(() => {
        this.items = after === undefined ? page.items : [...this.items, ...page.items];
        this.hasMore = page.hasMore;
        this.status = 'ready';
      });
    } catch (error) {
      if (request.signal.aborted) return;
      if (!(error instanceof ApiError)) console.error(error);
      runInAction(() => {
        this.status = 'failed';
        this.error = error instanceof ApiError ? error.message : ERROR_TEXTS.unknown;
      });
    }
  }
}
