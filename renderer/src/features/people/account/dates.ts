import { t } from '@lingui/core/macro';
import { dateFormat, relativeTimeFormat } from '@web/i18n';

const DATE = dateFormat({ year: 'numeric', month: 'long', day: 'numeric' });
const RELATIVE = relativeTimeFormat({ numeric: 'auto' });
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const dateOf = (instant: string): string => DATE.format(new Date(instant));

/** When a device was last used, as precisely as that's known: “just now”, “3 hours ago”, “yesterday”, a date. */
export function lastUse(instant: string, now: Date): string {
  const ms = now.getTime() - new Date(instant).getTime();
  if (ms < 2 * HOUR_MS) return t`just now`;
  if (ms < DAY_MS) return RELATIVE.format(-Math.floor(ms / HOUR_MS), 'hour');
  if (ms < 7 * DAY_MS) return RELATIVE.format(-Math.floor(ms / DAY_MS), 'day');
  const date = dateOf(instant);
  return t`on ${date}`;
}
