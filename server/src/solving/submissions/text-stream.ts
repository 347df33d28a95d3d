import { Readable } from 'node:stream';

/**
 * A reply that is sent while it's written. `start` waits for the first piece, so that whatever fails before then still
 * gets a proper error; afterwards a failure cuts the stream off, and only a stream that ends is complete.
 */
export class TextStream {
  private readonly readable = new Readable({ read() {} });
  private readonly begun = Promise.withResolvers<void>();

  readonly write = (text: string): void => {
    // The learner may have left; the work is finished all the same.
    if (text !== '' && !this.readable.destroyed) this.readable.push(text);
    this.begun.resolve();
  };

  /** Resolves to the stream with the first piece, or when `work` is done; rejects if `work` fails before. */
  async start(work: Promise<unknown>, onLateFailure: (error: unknown) => void): Promise<Readable> {
    await Promise.race([this.begun.promise, work]);
    // A connection that breaks is an error of the stream, which nobody has to hear about.
    this.readable.on('error', () => {});
    work.then(
      () => this.readable.push(null),
      (error: unknown) => {
        onLateFailure(error);
        this.readable.destroy(new Error('The reply could not be completed.', { cause: error }));
      },
    );
    return this.readable;
  }
}
