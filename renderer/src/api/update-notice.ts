import { t } from '@lingui/core/macro';
/** The toast that offers to reload the app; the learner decides when. */
export const UPDATE_NOTICE = {
  id: 'app-version',
  text: t`A new version of the app is available. Click here to refresh.`,
} as const;
