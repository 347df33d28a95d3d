/** What a Retry-After header asks for, in milliseconds: seconds, or a date. 0 without one. */
export function readRetryAfter(header: string | null | undefined): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1_000;
  return Math.max(0, ms) || 0;
}
