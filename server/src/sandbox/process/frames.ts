/** Both directions of a runner's pipes: a four-byte big-endian length, then that many bytes of UTF-8 JSON. */
export const FRAME_HEADER_BYTES = 4;

/** What came through the pipe is not the protocol: its sender is not to be believed any more. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

export function encodeFrame(message: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const frame = Buffer.allocUnsafe(FRAME_HEADER_BYTES + body.length);
  frame.writeUInt32BE(body.length, 0);
  body.copy(frame, FRAME_HEADER_BYTES);
  return frame;
}

/** Gathers frames from chunks of any size. Holds at most one frame of `maxBytes`, whatever is sent. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private held = 0;
  private wanted: number | undefined;

  constructor(private readonly maxBytes: number) {}

  /** The messages that `chunk` completes. Throws `BadFrame` for a frame that is too large or is not JSON. */
  *read(chunk: Buffer): Generator<unknown> {
    this.chunks.push(chunk);
    this.held += chunk.length;
    for (;;) {
      if (this.wanted === undefined) {
        if (this.held < FRAME_HEADER_BYTES) return;
        this.wanted = this.take(FRAME_HEADER_BYTES).readUInt32BE(0);
        if (this.wanted > this.maxBytes) throw new BadFrame(`a frame of ${this.wanted} bytes`);
      }
      if (this.held < this.wanted) return;
      const body = this.take(this.wanted);
      this.wanted = undefined;
      yield parse(body);
    }
  }

  private take(bytes: number): Buffer {
    const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.chunks = all.length > bytes ? [all.subarray(bytes)] : [];
    this.held -= bytes;
    return all.subarray(0, bytes);
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new BadFrame('a frame that is not JSON', { cause: error });
  }
}
