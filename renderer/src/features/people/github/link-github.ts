import type { ApiClient } from '@web/api';
import type { Platform } from '@web/platform';

const RETURN_KEY = 'emberforge.github.return';

export interface LeaveOptions {
  api: ApiClient;
  platform: Pick<Platform, 'sessionStorage'>;
  /** The page to come back to, as a path. */
  returnTo: string;
  /** Opens another site in this window. */
  leave?: (url: string) => void;
}

/** Opens the page of GitHub that asks the learner. @throws ApiError */
export async function leaveForGithub({
  api,
  platform,
  returnTo,
  leave = (url) => location.assign(url),
}: LeaveOptions): Promise<void> {
  const { url } = await api.call('startGithubLink');
  platform.sessionStorage.set(RETURN_KEY, returnTo);
  leave(url);
}

/** The page that the learner came from; null if this window doesn't know. */
export const returnPath = ({ sessionStorage }: Pick<Platform, 'sessionStorage'>): string | null =>
  sessionStorage.get(RETURN_KEY);
