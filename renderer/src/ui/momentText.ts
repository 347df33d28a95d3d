import { dateFormat } from '@web/i18n';

const moments = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** "Fri, Nov 20, 8:15 AM", in the reader's time zone. */
export const momentText = (ms: number): string => moments.format(ms);
