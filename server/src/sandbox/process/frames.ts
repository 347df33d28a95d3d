import { MAX_ARTIFACT_BYTES } from '@shared/runner/limits';

/**
 * Both directions of a runner's pipes: the lengths of a message and of its attachment, four bytes each, big-endian;
 * then the message as UTF-8 JSON, then the attachment's bytes as they are.
 */
export const FRAME_HEADER_BYTES = 8;

/** The bytes are not the protocol: the sender can no longer be trusted. */
export class BadFrame extends Error {
  override readonly name = 'BadFrame';
}

const MEGABYTE = 1024 * 1024;

/** Bytes. */
interface FrameSizes {
  message: number;
  attachment: number;
}

/** Ample for a request at its own limits, and for full output, escaped. */
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

/** @throws BadFrame when one of the lengths is over its limit. */
export function readHeader(header: Buffer, limits: FrameSizes): FrameSizes {
  const sizes = { message: header.readUInt32BE(0), attachment: header.readUInt32BE(4) };
  if (sizes.message > limits.message) throw new BadFrame(`a message of ${sizes.message} bytes`);
  if (sizes.attachment > limits.attachment) throw new BadFrame(`an attachment of ${sizes.attachment} bytes`);
  return sizes;
}

/** @throws BadFrame when `body` does not hold JSON. */
export function parseMessage(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new BadFrame('a frame that is not JSON', { cause: error });
  }
}

/** Gathers frames from chunks of any size. Buffers at most one frame of the limits' size. */
export class FrameReader {
  private chunks: Buffer[] = [];
  private held = 0;
  private wanted: FrameSizes | undefined;

  constructor(private readonly limits: FrameSizes) {}

  /** The frames that `chunk` completes. Throws `BadFrame` for one that is too large or is not JSON. */
  *read(chunk: Buffer): Generator<Frame> {
    this.chunks.push(chunk);
    this.held += chunk.length;
    for (;;) {
      if (this.wanted === undefined) {
        if (this.held < FRAME_HEADER_BYTES) return;
        this.wanted = readHeader(this.take(FRAME_HEADER_BYTES), this.limits);
      }
      const { message, attachment } = this.wanted;
      if (this.held < message + attachment) return;
      const body = this.take(message);
      const bytes = this.take(attachment);
      this.wanted = undefined;
      yield { message: parseMessage(body), attachment: bytes };
    }
  }

  private take(bytes: number): Buffer {
    const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.chunks = all.length > bytes ? [all.subarray(bytes)] : [];
    this.held -= bytes;
    return all.subarray(0, bytes);
  }
}
