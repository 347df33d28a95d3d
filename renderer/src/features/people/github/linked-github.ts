import { t } from '@lingui/core/macro';
import type { LinkedSite } from '@web/features/people/auth';

/** Linking an account at GitHub. A text reply is a failure, whatever its status. */
export const GITHUB: LinkedSite = {
  link: async (api, query) => {
    const account: unknown = await api.call('githubCallback', { query });
    return typeof account === 'object' && account !== null && 'login' in account
      ? String(account.login)
      : null;
  },
  texts: {
    failed: t`Github couldn't authenticate, please try again`,
    denied: t`You didn’t give us access, so nothing was linked. You can try again from the lesson.`,
    nothing: t`This link is incomplete, so there’s nothing to link.`,
  },
};
