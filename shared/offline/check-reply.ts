const MB = 1024 * 1024;
/** A lesson has 20 KB, and the index of a large school 1 MB. */
const MAX_TEXT_BYTES = 4 * MB;
/** Videos are the largest, with 50 MB (docs/lesson-text.md). */
const MAX_MEDIA_BYTES = 52 * MB;

/** Why a reply isn't kept: it isn't what its type says, or it's too big. */
export class UnfitReply extends Error {
  override readonly name = 'UnfitReply';
}

/** What the files of each type have in common: characters, a byte each, and where they are. */
const MARKS: Readonly<Record<string, { at?: number; is: readonly string[] }>> = {
  'image/png': { is: ['\x89PNG\r\n'] },
  'image/jpeg': { is: ['\xff\xd8\xff'] },
  'image/gif': { is: ['GIF8'] },
  'image/webp': { at: 8, is: ['WEBP'] },
  'image/avif': { at: 4, is: ['ftyp'] },
  'image/svg+xml': { is: ['<', '\xef\xbb\xbf<'] },
  'audio/mpeg': { is: ['ID3', '\xff\xfb', '\xff\xfa', '\xff\xf3', '\xff\xf2'] },
  'audio/mp4': { at: 4, is: ['ftyp'] },
  'audio/ogg': { is: ['OggS'] },
  'audio/wav': { at: 8, is: ['WAVE'] },
  'video/mp4': { at: 4, is: ['ftyp'] },
  'video/webm': { is: ['\x1aE\xdf\xa3'] },
  'application/pdf': { is: ['%PDF-'] },
};
const START_BYTES = 64;

/** What a file's name promises. Everything else under /v1/content is text. */
const MEDIA_ENDINGS: Readonly<Record<string, RegExp>> = {
  image: /\.(png|jpe?g|gif|webp|avif|svg)$/,
  audio: /\.(mp3|m4a|ogg|wav)$/,
  video: /\.(mp4|webm)$/,
};

/** The most bytes that a copy of this type may have. @throws UnfitReply for a type that doesn't belong there. */
function limitOf(address: string, type: string): number {
  const path = address.split('?')[0]!;
  const [family = ''] = type.split('/');
  if (path.startsWith('/v1/content/')) {
    const promised = Object.keys(MEDIA_ENDINGS).find((each) => MEDIA_ENDINGS[each]?.test(path)) ?? 'text';
    if (family === promised && (family === 'text' || type in MARKS))
      return family === 'text' ? MAX_TEXT_BYTES : MAX_MEDIA_BYTES;
  } else {
    if (type === 'application/json') return MAX_TEXT_BYTES;
    if (family === 'image' || type === 'application/pdf') return MAX_MEDIA_BYTES;
  }
  throw new UnfitReply(`${type || 'A reply without a type'} doesn't belong at ${path}`);
}

/** A content type without its parameters. */
const plainType = (headers: Headers) =>
  (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

/**
 * Reads a reply that's about to be kept.
 * @throws UnfitReply if it's too big, or isn't what its address and content type say. A hotel's sign-in page is one of
 * these.
 */
export async function readReply(address: string, reply: Response): Promise<Uint8Array<ArrayBuffer>> {
  const type = plainType(reply.headers);
  const bytes = await readUpTo(reply, limitOf(address, type));
  if (type === 'application/json') requireJson(bytes);
  else if (type.startsWith('text/')) decode(bytes);
  else if (!hasMark(bytes, type)) throw new UnfitReply(`This isn't ${type}`);
  return bytes;
}

function hasMark(bytes: Uint8Array, type: string): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, START_BYTES));
  const { at = 0, is = [] } = MARKS[type] ?? {};
  // Drawings may begin with a few empty lines.
  const text = type === 'image/svg+xml' ? start.trimStart() : start;
  return is.some((mark) => text.startsWith(mark, at));
}

async function readUpTo(reply: Response, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = reply.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) break;
    size += part.value.length;
    if (size > limit) {
      await reader?.cancel();
      throw new UnfitReply(`It has more than ${limit} bytes`);
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UnfitReply('This text isn’t UTF-8', { cause });
  }
}

/** The API's replies are objects or lists. */
function requireJson(bytes: Uint8Array): void {
  const text = decode(bytes);
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return;
  } catch {
    // reported like any other text that isn't the API's
  }
  throw new UnfitReply('This isn’t a reply of the API');
}
