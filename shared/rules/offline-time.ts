/** When an answer was made that arrives later (docs/offline.md). All times are milliseconds since 1970. */

/** An older answer counts when it arrives. */
export const MAX_OFFLINE_MS = 7 * 24 * 3_600_000;
/** How far the device's clock may have drifted from the server's since the anchor. */
export const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** A session that is online again has this long to send what was made meanwhile. */
export const RETURN_MS = 3_600_000;

/** A moment on both clocks, noted while the device was online. */
export interface ClockPair {
  /** On the server's clock. */
  at: number;
  /** On the device's clock. */
  localAt: number;
}

export interface OfflineTimes {
  anchor: ClockPair;
  /** When the answer was made and sent, on the device's clock. */
  localMadeAt: number;
  localSentAt: number;
  /** When it arrived, on the server's clock. */
  arrivedAt: number;
  /** When the answer before it was made, on the server's clock; null for the first one since the anchor. */
  previousMadeAt: number | null;
  /** When the learner was last seen online in any session, on the server's clock; null if they weren't. */
  lastContactAt: number | null;
}

/** `clock`: the device's clock was changed. `old`: over a week ago. `order`: made before an answer sent earlier. `online`: before the learner's last contact. */
export type TimeRefusal = 'clock' | 'old' | 'order' | 'online';

/**
 * When an answer was made, on the server's clock: after the anchor and before it arrived. A device's clock is only used
 * to measure how much time passed since the anchor, so it doesn't matter whether it's right.
 */
export function reckonMadeAt(times: OfflineTimes): { madeAt: number } | { refusal: TimeRefusal } {
  const { anchor, localMadeAt, localSentAt, arrivedAt, previousMadeAt, lastContactAt } = times;
  const drift = localSentAt - anchor.localAt - (arrivedAt - anchor.at);
  if (Math.abs(drift) > CLOCK_TOLERANCE_MS) return { refusal: 'clock' };
  if (localMadeAt < anchor.localAt || localMadeAt > localSentAt) return { refusal: 'clock' };
  const madeAt = Math.min(anchor.at + (localMadeAt - anchor.localAt), arrivedAt);
  if (arrivedAt - madeAt > MAX_OFFLINE_MS) return { refusal: 'old' };
  if (previousMadeAt !== null && madeAt < previousMadeAt - CLOCK_TOLERANCE_MS) return { refusal: 'order' };
  // Who was online since then could have sent it, or taken a new anchor.
  if (lastContactAt !== null && madeAt < lastContactAt - CLOCK_TOLERANCE_MS) return { refusal: 'online' };
  return { madeAt: Math.max(madeAt, previousMadeAt ?? madeAt) };
}

/** What an answer's signature covers. */
export const signedText = (requestId: string, exerciseId: string, localMadeAt: number): string =>
  `${requestId} ${exerciseId} ${localMadeAt}`;
