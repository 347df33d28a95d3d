import { t } from '@lingui/core/macro';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** “1d 3h” from a day on, otherwise “3h 20m 5s”; “0h 0m 0s” once it's over. */
export function timeRemaining(until: Date, now: Date): string {
  const ms = Math.max(0, until.getTime() - now.getTime());
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const days = Math.floor(ms / DAY_MS);
  if (days > 0) return t`${days}d ${hours}h`;
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS);
  return t`${hours}h ${minutes}m ${seconds}s`;
}
