import { t } from '@lingui/core/macro';
import { TEXT_HEADER } from '@shared/contracts/errors';
import { ApiError, ERROR_TEXTS } from './api-error';
import { readError } from './read-error';

/** The reply's text is passed on while it arrives. */
export type OnText = (text: string) => void;

export interface TextRequest {
  url: string;
  method: string;
  body: unknown;
  token: string | null;
}

/** Longer than the server's judge may take, so that a learner isn't left waiting forever. */
const TIMEOUT_MS = 90_000;

/**
 * A call whose reply is a text that's written bit by bit. Resolves to the reply's headers as soon as they are there, and
 * to `done` when the text is complete.
 * @throws ApiError
 */
export async function openTextStream(
  { url, method, body, token }: TextRequest,
  send: typeof fetch = fetch,
): Promise<{ headers: Headers; read: (onText: OnText) => Promise<void> }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    'content-type': 'application/json',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await send(url, { method, headers, body: JSON.stringify(body), signal }).catch((cause) => {
    throw brokenOff(cause, signal, 'offline');
  });
  if (!response.ok) {
    const reference = response.headers.get(TEXT_HEADER);
    throw new ApiError(response.status, await readError(await bodyOf(response), reference));
  }
  return {
    headers: response.headers,
    // A connection that breaks now has brought the answer to the server: it counts as a reply that came too late.
    read: (onText) =>
      readText(response, onText).catch((cause) => {
        throw brokenOff(cause, signal, 'timeout');
      }),
  };
}

async function readText(response: Response, onText: OnText): Promise<void> {
  if (!response.body) throw new ApiError(0, t`invalid reader`, 'internal');
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) onText(piece.value);
}

function brokenOff(cause: unknown, signal: AbortSignal, kind: 'offline' | 'timeout'): ApiError {
  if (cause instanceof ApiError) return cause;
  const actual = signal.aborted ? 'timeout' : kind;
  return new ApiError(0, ERROR_TEXTS[actual], actual, { cause });
}

const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => null); // a proxy's HTML, for example
