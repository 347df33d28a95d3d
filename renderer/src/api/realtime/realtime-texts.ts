import { t } from '@lingui/core/macro';
import { UPDATE_NOTICE } from '../update-notice';

/** The texts of the socket's toasts. */
export const REALTIME_TEXTS = {
  newVersion: UPDATE_NOTICE.text,
  fifthFailure: t`Oops, connection lost! Click here to refresh the page.`,
  brave: t`There are known issues with Brave. Please disable Brave Shields for this page or try another browser.`,
  socketError: t`Oops, lost connection! Click here to refresh!`,
} as const;
