/** Collects ids while one write runs, and writes them together in the next. */
export class BatchedWrite {
  private next: { ids: string[]; done: Promise<void> } | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly write: (ids: string[]) => Promise<void>) {}

  /** Resolves when the write that holds `id` is done, rejects when it failed. */
  add(id: string): Promise<void> {
    this.next ??= this.openBatch();
    this.next.ids.push(id);
    return this.next.done;
  }

  private openBatch(): { ids: string[]; done: Promise<void> } {
    const ids: string[] = [];
    const done = this.last.then(() => {
      this.next = undefined;
      return this.write(ids);
    });
    this.last = done.catch(() => undefined); // whoever added an id hears of it
    return { ids, done };
  }
}
