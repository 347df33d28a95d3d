import { dateFormat } from '@web/i18n';

const SHORT = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** "Nov 22, 2026", in UTC, as on the certificate's image and its print. */
export const shortDate = (instant: string): string => SHORT.format(new Date(instant));
