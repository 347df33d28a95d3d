const SECOND_MS = 1000;
const pad = (value: number) => String(value).padStart(2, '0');

/** `59:07`, or `1:59:07` from an hour on; a started second counts. */
export function remainingTime(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${pad(minutes)}:${pad(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
