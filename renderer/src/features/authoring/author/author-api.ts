import { t } from '@lingui/core/macro';
import type { AuthorContent, CheckReport } from '@shared/content/author';
import { ApiError } from '@web/api';

export const BASE = '/v1/author';

/** The development server's calls for authors, which aren't part of the API. */
export interface AuthorApi {
  /** @throws ApiError */
  content(signal: AbortSignal): Promise<AuthorContent>;
  /** @throws ApiError */
  check(path: string, options: { withMutants: boolean; signal: AbortSignal }): Promise<CheckReport>;
  /** Calls `listener` after each import of the content. Returns a function that stops it. */
  onImported(listener: () => void): () => void;
}

export const authorApi: AuthorApi = {
  content: (signal) => request(`${BASE}/content`, { signal }),
  check: (path, { withMutants, signal }) =>
    request(`${BASE}/checks?${new URLSearchParams({ path, mutants: withMutants ? '1' : '0' })}`, {
      method: 'POST',
      signal,
    }),
  onImported(listener) {
    const events = new EventSource(`${BASE}/events`);
    events.addEventListener('message', listener);
    return () => events.close();
  },
};

/** @throws ApiError */
export async function request<Reply>(path: string, init: RequestInit): Promise<Reply> {
  const reply = await fetch(path, init).catch((cause: unknown) => {
    if (init.signal?.aborted) throw new ApiError(0, 'Cancelled', 'cancelled');
    throw new ApiError(0, t`The development server doesn’t answer. Is it still running?`, 'offline', {
      cause,
    });
  });
  // Replies without a body are fine, and for an error page there's a text of our own.
  const body = (await reply.json().catch(() => null)) as Reply & { error?: string };
  if (!reply.ok) throw new ApiError(reply.status, body?.error ?? t`The development server had a problem.`);
  return body;
}
