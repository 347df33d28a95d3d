import type { ApiError } from '@web/api';
import { onFailedLoad } from '@web/stores';
import { toasts } from '@web/ui/toasts';

/** Loads that fail together for one reason, such as a lost connection, share a toast. */
const announce = ({ message }: ApiError) => toasts.error(message, { id: `failed-load ${message}` });

/**
 * A load that fails says so in a toast, besides what its place on the screen shows. What isn't there, or not for this
 * learner, is no failure: that's the error page.
 */
export const followFailedLoads = (): (() => void) =>
  onFailedLoad((error) => {
    if (error.kind !== 'not-found' && error.kind !== 'forbidden') announce(error);
  });
