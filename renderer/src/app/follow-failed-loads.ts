import type { ApiError } from '@web/api';
import { onFailedLoad } from '@web/stores';
import { toasts } from '@web/ui/toasts';

/** Loads that fail together for one reason, such as a lost connection, share a toast. */
const announce = ({ message }: ApiError) => toasts.error(message, { id: `failed-load ${message}` });

/** Nothing failed: it isn't there, it isn't for this learner, or the address names nothing. That's the error page. */
const HAS_ERROR_PAGE: ReadonlySet<ApiError['kind']> = new Set(['not-found', 'forbidden', 'invalid']);

/** Shows a toast for a failed load, in addition to the error in its place on the screen. */
export const followFailedLoads = (): (() => void) =>
  onFailedLoad((error) => {
    if (!HAS_ERROR_PAGE.has(error.kind)) announce(error);
  });
