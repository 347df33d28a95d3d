import { MAX_ARTIFACT_BYTES } from '@shared/runner/limits';

/**
 * Frame format of a runner's pipes, in both directions: the lengths of the message and the attachment (four bytes each,
 * big-endian), the message as UTF-8 JSON, then the attachment's raw bytes.
 */
export const FRAME_HEADER_BYTES = 8;

/** The bytes violate the protocol, so the sender can't be trusted anymore. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

const MEGABYTE = 1024 * 1024;

/** Sizes in bytes. */
interface FrameSizes {
  message: number;
  attachment: number;
}

/** Large enough for a maximum-size request, and for maximum output with escapes. */
export const FRAME_LIMITS: FrameSizes = { message: 32 * MEGABYTE, attachment: MAX_ARTIFACT_BYTES };

export interface Frame {
  message: unknown;
  /** Empty when there is none. */
  attachment: Buffer;
}

export function encodeFrame(message: unknown, attachment: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.allocUnsafe(FRAME_HEADER_BYTES);
  header.writeUInt32BE(body.length, 0);
  header.writeUInt32BE(attachment.length, 4);
  return Buffer.concat([header, body, attachment]);
}

/** @throws BadFrame if one of the lengths exceeds its limit */
export function readHeader(header: Buffer, limits: FrameSizes): FrameSizes {
  const sizes = { message: header.readUInt32BE(0), attachment: header.readUInt32BE(4) };
  if (sizes.message > limits.message) throw new BadFrame(`a message of ${sizes.message} bytes`);
  if (sizes.attachment > limits.attachment) throw new BadFrame(`an attachment of ${sizes.attachment} bytes`);
  return sizes;
}

/** @throws BadFrame if `body` isn't JSON */
export function parseMessage(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new BadFrame('a frame that is not JSON', { cause: error });
  }
}

/** Assembles frames from chunks of any size. Buffers at most one frame of the maximum size. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private buffered = 0;
  private expected: FrameSizes | undefined;

  constructor(private readonly limits: FrameSizes) {}

  /** Yields the frames that `chunk` completes. Throws `BadFrame` if one is too large or isn't JSON. */
  *read(chunk: Buffer): Generator<Frame> {
    this.chunks.push(chunk);
    this.buffered += chunk.length;
    for (;;) {
      if (this.expected === undefined) {
        if (this.buffered < FRAME_HEADER_BYTES) return;
        this.expected = readHeader(this.take(FRAME_HEADER_BYTES), this.limits);
      }
      const { message, attachment } = this.expected;
      if (this.buffered < message + attachment) return;
      const body = this.take(message);
      const bytes = this.take(attachment);
      this.expected = undefined;
      yield { message: parseMessage(body), attachment: bytes };
    }
  }

  private take(bytes: number): Buffer {
    const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.chunks = all.length > bytes ? [all.subarray(bytes)] : [];
    this.buffered -= bytes;
    return all.subarray(0, bytes);
  }
}
