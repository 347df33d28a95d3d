import { type Program, readProgram } from './program';

/** Maximum fragment length, in characters, that chat and email clients keep intact. */
export const MAX_FRAGMENT_LENGTH = 16_000;
/** Maximum decompressed size. Guards against decompression bombs. */
const MAX_PROGRAM_BYTES = 1_100_000;
const PREFIX = '#code=';

/** Packs the whole program into a URL's fragment, which never reaches a server. */
export async function encodeProgram({ files, stdin }: Program): Promise<string> {
  const text = JSON.stringify({ v: 1, files: files.map(({ name, content }) => [name, content]), stdin });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return PREFIX + toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

export const isShareFragment = (fragment: string) => fragment.startsWith(PREFIX);

/** The program in a fragment; null if it's truncated, corrupt or too large. */
export async function decodeProgram(fragment: string): Promise<Program | null> {
  if (!isShareFragment(fragment)) return null;
  try {
    const packed = new Blob([fromBase64Url(fragment.slice(PREFIX.length))]);
    const bytes = await readUpTo(packed.stream().pipeThrough(new DecompressionStream('deflate-raw')));
    const { files, stdin } = JSON.parse(new TextDecoder().decode(bytes)) as {
      files: [string, string][];
      stdin: string;
    };
    return readProgram({ files: files.map(([name, content]) => ({ name, content })), stdin });
  } catch {
    return null; // truncated or not ours; the caller reports it
  }
}

async function readUpTo(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).arrayBuffer();
    size += value.length;
    if (size > MAX_PROGRAM_BYTES) {
      await reader.cancel();
      throw new Error('the program is too large');
    }
    parts.push(value);
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (character) => character.charCodeAt(0));
}
