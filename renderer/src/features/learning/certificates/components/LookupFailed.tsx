import { t } from '@lingui/core/macro';
import type { ApiError } from '@web/api';
import { usePageTitle } from '@web/features/site/page';
import { ErrorPanel } from '@web/ui/ErrorPanel';

/** Whether the server has looked and there's nothing to try again: it says itself what's wrong with the address. */
export const isFinal = (error: ApiError | undefined): error is ApiError =>
  error !== undefined && (error.kind === 'invalid' || error.kind === 'not-found');

/** The error page of a certificate's address (docs/certificates.md). */
export function LookupFailed({ error: { status, message } }: { error: ApiError }) {
  usePageTitle(t`Oh no!`);
  return <ErrorPanel status={status} message={message} />;
}
