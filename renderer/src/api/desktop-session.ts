import { t } from '@lingui/core/macro';
import type { DesktopBridge } from '@shared/desktop/bridge';
import type { SignInOutcome } from '@shared/desktop/session';
import { inOwnLanguage } from '@web/i18n';
import { ApiError, ERROR_TEXTS } from './api-error';

const NOT_THE_SERVER = t`Something else answered in the server’s place. Check your connection, then try again.`;

/**
 * Gets an access token from the desktop app's main process, which has the refresh token.
 * @throws ApiError like POST /auth/refresh
 */
export async function refreshInMain({ session }: DesktopBridge): Promise<string> {
  const outcome = await session.refresh();
  if (outcome.kind === 'signed-in') return outcome.accessToken;
  if (outcome.kind === 'failed') throw failureOf(outcome);
  const { message, reference } = outcome;
  throw new ApiError(401, message === null ? ERROR_TEXTS.notLoggedIn : inOwnLanguage(message, reference));
}

/** Why main got no usable answer. Never a 401: that one would end the session, and it wasn't the server's own. */
export function failureOf(outcome: Extract<SignInOutcome, { kind: 'failed' }>): ApiError {
  const { status, message, reference } = outcome;
  if (status === 0) return new ApiError(0, ERROR_TEXTS.offline, 'offline');
  return message === null || status === 401
    ? new ApiError(502, NOT_THE_SERVER)
    : new ApiError(status, inOwnLanguage(message, reference));
}
