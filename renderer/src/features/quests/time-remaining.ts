const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** “1d 3h” from a day on, otherwise “3h 20m 5s”; “0h 0m 0s” once it's over. */
export function timeRemaining(until: Date, now: Date): string {
  const ms = Math.max(0, until.getTime() - now.getTime());
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  if (ms >= DAY_MS) return `${Math.floor(ms / DAY_MS)}d ${hours}h`;
  return `${hours}h ${Math.floor((ms % HOUR_MS) / MINUTE_MS)}m ${Math.floor((ms % MINUTE_MS) / SECOND_MS)}s`;
}
