/** Collects items while one write runs, and writes them together in the next. */
export class BatchedWrite<Item> {
  private next: { items: Item[]; done: Promise<void> } | undefined;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly write: (items: Item[]) => Promise<void>) {}

  /** Resolves when the write that holds `item` is done, rejects when it failed. */
  add(item: Item): Promise<void> {
    this.next ??= this.openBatch();
    this.next.items.push(item);
    return this.next.done;
  }

  private openBatch(): { items: Item[]; done: Promise<void> } {
    const items: Item[] = [];
    const done = this.last.then(() => {
      this.next = undefined;
      return this.write(items);
    });
    this.last = done.catch(() => undefined); // reported to the callers that added the items
    return { items, done };
  }
}
