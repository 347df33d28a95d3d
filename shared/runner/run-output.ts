import type { OutputChunk } from './runner';
import { RunStopped } from './stop-run';

type Stream = OutputChunk['stream'];

/** Chunks sent one by one before they are gathered into larger ones, so that a print loop stays cheap. */
const EAGER_CHUNKS = 500;
const GATHER_CHARACTERS = 4096;
const GATHER_MS = 16;

/**
 * What a program printed: decoded, counted against the output limit, streamed as it comes. Between `capture` and
 * `endCapture` stdout is set aside for a test (and shown to whoever asks for it), stderr is dropped.
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

  /** Throws `RunStopped` once the limit is passed; what fits of `data` is kept. */
  write(stream: Stream, data: Uint8Array): void {
    const room = Math.max(0, this.limitBytes - this.bytes);
    const kept = data.subarray(0, room);
    this.bytes += kept.length;
    this.add(stream, this.decoders[stream].decode(kept, { stream: true }));
    if (kept.length < data.length) throw new RunStopped('output');
  }

  capture(onText?: (text: string) => void): void {
    this.flush();
    this.captured = '';
    this.onCaptured = onText;
  }

  /** Returns everything captured; what wasn't passed on yet is dropped. */
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
      this.gather(stream, text);
    } else if (stream === 'stdout') {
      this.captured += text;
      if (this.onCaptured) this.gather('captured', text);
    }
  }

  private gather(stream: Stream | 'captured', text: string): void {
    if (this.waiting && this.waiting.stream !== stream) this.flush();
    this.waiting = { stream, text: (this.waiting?.text ?? '') + text };
    const due =
      this.chunks < EAGER_CHUNKS ||
      this.waiting.text.length >= GATHER_CHARACTERS ||
      performance.now() - this.sentAt >= GATHER_MS;
    if (due) this.flush();
  }
}
