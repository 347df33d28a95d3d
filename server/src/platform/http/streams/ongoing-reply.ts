/** More than anything that's meant to be read while it's written. In characters of JSON. */
const MAX_LENGTH = 1024 * 1024;

/**
 * A reply whose work goes on also after its reader has left. It keeps what has been written, up to a limit, so a reader
 * can be slower than the work, and one who comes back goes on where they were.
 */
export class OngoingReply<Message, Reply> {
  private readonly written: Message[] = [];
  private length = 0;
  private isOver = false;
  private changed = Promise.withResolvers<void>();
  private readonly reply: Promise<Reply>;

  /** @param work Writes messages, and resolves to the reply. */
  constructor(
    work: (write: (message: Message) => void) => Promise<Reply>,
    private readonly maxLength = MAX_LENGTH,
  ) {
    this.reply = work((message) => this.write(message)).finally(() => {
      this.isOver = true;
      this.changed.resolve();
    });
    // It may fail with nobody there.
    this.reply.catch(() => {});
  }

  /** Resolves when the work is done, also if it failed. */
  async ended(): Promise<void> {
    await this.reply.catch(() => {});
  }

  /**
   * The messages after the first `after` ones, then the reply.
   * @param left Stops the reading.
   * @throws what the work does; Error if it has written too much to keep
   */
  async *read(after: number, left: AbortSignal): AsyncGenerator<Message, Reply, void> {
    const gone = new Promise<void>((resolve) => left.addEventListener('abort', () => resolve()));
    for (let at = after; ; ) {
      while (at < this.written.length) yield this.written[at++]!;
      if (this.length > this.maxLength)
        throw new Error(`A reply is longer than ${this.maxLength} characters.`);
      if (this.isOver) return this.reply;
      await Promise.race([this.changed.promise, gone]);
      left.throwIfAborted();
    }
  }

  private write(message: Message): void {
    if (this.length > this.maxLength) return;
    this.length += JSON.stringify(message).length;
    if (this.length <= this.maxLength) this.written.push(message);
    this.changed.resolve();
    this.changed = Promise.withResolvers();
  }
}
