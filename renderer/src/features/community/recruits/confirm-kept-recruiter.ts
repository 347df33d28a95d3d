import { ApiError } from '@web/api';
import { forgetRecruiter, keptRecruiter } from '@web/features/people/auth';
import type { RootStore } from '@web/stores';

/**
 * Links a new account to whose link its owner came from, if the sign-up itself hasn't. Without an answer of the server
 * it's tried again later; an account that can't be linked (any more) forgets the handle.
 */
export async function confirmKeptRecruiter({
  api,
  platform,
}: Pick<RootStore, 'api' | 'platform'>): Promise<void> {
  const handle = keptRecruiter(platform);
  if (handle === null) return;
  try {
    await api.call('confirmRecruiter', { body: { handle } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.isNoAnswer || error.status >= 500) throw error;
  }
  forgetRecruiter(platform);
}
