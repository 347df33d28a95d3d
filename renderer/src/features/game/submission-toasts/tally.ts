/** When the hammer hits, and how long the count after it takes: together the 600 ms of a success. */
export const STRIKE_MS = 160;
export const COUNT_MS = 440;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** The sum of `amounts` part of the way through counting them up, one after the other. `progress` goes from 0 to 1. */
export function tallyAt(amounts: readonly number[], progress: number): number {
  const position = Math.min(Math.max(progress, 0), 1) * amounts.length;
  const done = Math.floor(position);
  const counted = amounts.slice(0, done).reduce((sum, amount) => sum + amount, 0);
  return Math.round(counted + (amounts[done] ?? 0) * easeOut(position - done));
}
