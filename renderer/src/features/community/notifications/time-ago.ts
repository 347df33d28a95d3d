import { t } from '@lingui/core/macro';
import { dateFormat, relativeTimeFormat } from '@web/i18n';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
const WEEK_MS = 7 * 86_400_000;

const RELATIVE = relativeTimeFormat({ numeric: 'auto' });
const DATE = dateFormat({ month: 'long', day: 'numeric' });

/** How long ago something was: “3 hours ago”, “yesterday”, and after a week its date. */
export function timeAgo(instant: string, now: Date): string {
  const then = new Date(instant);
  const ms = now.getTime() - then.getTime();
  if (ms >= WEEK_MS) return DATE.format(then);
  for (const [unit, size] of UNITS) if (ms >= size) return RELATIVE.format(-Math.floor(ms / size), unit);
  return t`just now`;
}
