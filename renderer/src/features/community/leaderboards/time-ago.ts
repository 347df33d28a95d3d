import { t } from '@lingui/core/macro';
import { relativeTimeFormat } from '@web/i18n';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const RELATIVE = relativeTimeFormat({ numeric: 'always' });

/** How long ago, in one unit: "just now", "5 minutes ago", "2 days ago". A clock that's behind never shows the future. */
export function timeAgo(at: string, nowMs: number): string {
  const passedMs = nowMs - Date.parse(at);
  if (passedMs < MINUTE_MS) return t`just now`;
  if (passedMs < HOUR_MS) return RELATIVE.format(-Math.floor(passedMs / MINUTE_MS), 'minute');
  if (passedMs < DAY_MS) return RELATIVE.format(-Math.floor(passedMs / HOUR_MS), 'hour');
  return RELATIVE.format(-Math.floor(passedMs / DAY_MS), 'day');
}
