import { TEXT_HEADER } from '@shared/contracts/errors';
import { ApiError, ERROR_TEXTS, readError } from '@web/api';

/** A file of a lesson, as a page can show it. */
export interface ContentFile {
  name: string;
  /** Its address at the API. */
  address: string;
  kind: 'image' | 'audio' | 'video' | 'text';
  /** The start of a text; undefined for other kinds. */
  text?: string;
  /** Whether `text` isn't all of it. */
  isCut?: boolean;
}

/** More than anyone reads in a page; the rest can be downloaded. */
const MAX_SHOWN_CHARS = 100_000;

/**
 * Loads a file by its address in the content, such as `courses/…/run.log`. Of pictures, sounds and videos only whether they
 * are there.
 * @throws ApiError
 */
export async function loadContentFile(
  apiBaseURL: string,
  path: string,
  signal: AbortSignal,
): Promise<ContentFile> {
  const address = `${apiBaseURL}/v1/content/${path}`;
  const name = decodeURIComponent(path.split('?')[0]!.split('/').at(-1)!);
  const reply = await get(address, signal);
  const kind = kindOf(reply.headers.get('content-type') ?? '');
  if (kind !== 'text') {
    await reply.body?.cancel(); // the browser loads it again, piece by piece
    return { name, address, kind };
  }
  const text = await reply.text();
  return { name, address, kind, text: text.slice(0, MAX_SHOWN_CHARS), isCut: text.length > MAX_SHOWN_CHARS };
}

async function get(address: string, signal: AbortSignal): Promise<Response> {
  let reply: Response;
  try {
    reply = await fetch(address, { signal });
  } catch (cause) {
    if (signal.aborted) throw new ApiError(0, 'Cancelled', 'cancelled');
    throw new ApiError(0, ERROR_TEXTS.offline, 'offline', { cause });
  }
  if (reply.ok) return reply;
  const body: unknown = await reply.json().catch(() => null); // a proxy's page has none
  throw new ApiError(reply.status, readError(body, reply.headers.get(TEXT_HEADER)));
}

function kindOf(type: string): ContentFile['kind'] {
  const [start] = type.split('/');
  return start === 'image' || start === 'audio' || start === 'video' ? start : 'text';
}
