/** Characters after which a batch is written: a pipe takes up to 64 KiB in one go, and each write wakes another thread. */
const BATCH_LENGTH = 60 * 1024;

/** Takes a text that is one or more whole lines. */
export interface LineSink {
  write(text: string): unknown;
}

/**
 * Collects log lines, so that many are written by one system call. pino's own `minLength` does that too, but measures
 * the whole batch again for each line, which costs more than everything else that logging a request does.
 */
export class LineBatch implements LineSink {
  private lines: string[] = [];
  private length = 0;

  constructor(private readonly sink: LineSink) {}

  write(line: string): void {
    this.lines.push(line);
    this.length += line.length;
    if (this.length >= BATCH_LENGTH) this.flush();
  }

  /** Writes what has been collected. */
  flush(): void {
    if (this.lines.length === 0) return;
    const text = this.lines.join('');
    this.lines = [];
    this.length = 0;
    this.sink.write(text);
  }
}
