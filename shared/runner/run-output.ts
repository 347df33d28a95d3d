import type { OutputChunk } from './runner';
import { RunStopped } from './stop-run';

type Stream = OutputChunk['stream'];

/** Number of chunks sent one by one; later ones are batched to keep a print loop cheap. */
const UNBATCHED_CHUNKS = 500;
const BATCH_CHARACTERS = 4096;
const BATCH_MS = 16;

/**
 * A program's output: decoded, counted against the output limit and streamed as it's printed. Between `capture` and
 * `endCapture`, stdout is collected for a test (and passed to the callback, if any), and stderr is dropped.
 */
export class RunOutput {
  stdout = '';
  stderr = '';
  private bytes = 0;
  private captured: string | undefined;
  private onCaptured: ((text: string) => void) | undefined;
  private chunks = 0;
  private sentAt = 0;
  private waiting: { stream: Stream | 'captured'; text: string } | undefined;
  private readonly decoders = { stdout: new TextDecoder(), stderr: new TextDecoder() };

  constructor(
    private readonly limitBytes: number,
    private readonly onOutput: (chunk: OutputChunk) => void,
  ) {}

  /** Keeps as much of `data` as fits; throws `RunStopped` when the limit is exceeded. */
  write(stream: Stream, data: Uint8Array): void {
    const remaining = Math.max(0, this.limitBytes - this.bytes);
    const kept = data.subarray(0, remaining);
    this.bytes += kept.length;
    this.add(stream, this.decoders[stream].decode(kept, { stream: true }));
    if (kept.length < data.length) throw new RunStopped('output');
  }

  capture(onText?: (text: string) => void): void {
    this.flush();
    this.captured = '';
    this.onCaptured = onText;
  }

  /** Returns everything captured, and drops what hasn't been passed on yet. */
  endCapture(): string {
    const text = this.captured ?? '';
    this.captured = undefined;
    if (this.waiting?.stream === 'captured') this.waiting = undefined;
    return text;
  }

  /** Sends what is still buffered. */
  flush(): void {
    const chunk = this.waiting;
    this.waiting = undefined;
    if (!chunk) return;
    this.chunks += 1;
    this.sentAt = performance.now();
    const { stream, text } = chunk;
    if (stream === 'captured') this.onCaptured?.(text);
    else this.onOutput({ stream, text });
  }

  private add(stream: Stream, text: string): void {
    if (text === '') return;
    if (this.captured === undefined) {
      this[stream] += text;
      this.batch(stream, text);
    } else if (stream === 'stdout') {
      this.captured += text;
      if (this.onCaptured) this.batch('captured', text);
    }
  }

  private batch(stream: Stream | 'captured', text: string): void {
    if (this.waiting && this.waiting.stream !== stream) this.flush();
    this.waiting = { stream, text: (this.waiting?.text ?? '') + text };
    const due =
      this.chunks < UNBATCHED_CHUNKS ||
      this.waiting.text.length >= BATCH_CHARACTERS ||
      performance.now() - this.sentAt >= BATCH_MS;
    if (due) this.flush();
  }
}
