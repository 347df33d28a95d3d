import { t } from '@lingui/core/macro';
import type { LoadProgress } from '@shared/runner';

/** Too little has arrived before this to know how fast the connection is. */
const MIN_ELAPSED_MS = 400;

export interface LoadStart {
  /** Milliseconds, on the same clock as `now`. */
  at: number;
  receivedBytes: number;
}

/** How long a download will take, at the speed so far: "about 12 s left". Empty while that isn't known. */
export function timeLeft(start: LoadStart, { receivedBytes, totalBytes }: LoadProgress, now: number): string {
  const elapsed = now - start.at;
  const received = receivedBytes - start.receivedBytes;
  if (elapsed < MIN_ELAPSED_MS || received <= 0) return '';
  const seconds = Math.ceil(((totalBytes - receivedBytes) / received) * (elapsed / 1000));
  if (seconds <= 0) return '';
  const minutes = Math.round(seconds / 60);
  return seconds < 100 ? t`about ${seconds} s left` : t`about ${minutes} min left`;
}
