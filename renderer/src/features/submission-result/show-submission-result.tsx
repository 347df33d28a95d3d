import type { LessonSubmissionEvent } from '@web/api';
import { toasts } from '@web/ui/toasts';
import { XpBreakdown } from './XpBreakdown';

/** Long enough to read a breakdown. */
const BREAKDOWN_MS = 10_000;
/** More than can be in flight at the same time. */
const MAX_REMEMBERED = 200;

const shown = new Set<string>();
const listeners = new Set<(event: LessonSubmissionEvent) => void>();

/** Calls back once per submission, no matter how its result arrives. Returns the unsubscribe function. */
export function onSubmissionResult(listener: (event: LessonSubmissionEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a submission's result once (docs/realtime.md). Called for both the POST's response and the socket's event, which
 * carry the same result.
 */
export function showSubmissionResult(event: LessonSubmissionEvent): void {
  if (shown.has(event.submissionUuid)) return;
  shown.add(event.submissionUuid);
  const oldest = shown.values().next().value;
  if (shown.size > MAX_REMEMBERED && oldest !== undefined) shown.delete(oldest);
  showToasts(event);
  for (const listener of listeners) listener(event);
}

/** A newer result replaces the previous one, so an old error isn't shown next to a success. */
const VERDICT = { id: 'verdict' };

function showToasts({
  resultSlug,
  resultMessage,
  xpReward,
  xpBreakdown,
  submissionUuid,
}: LessonSubmissionEvent) {
  if (resultSlug === 'failure' || resultSlug === 'system-error') toasts.error(resultMessage, VERDICT);
  else if (resultSlug === 'noop') {
    if (resultMessage !== '') toasts.info(resultMessage, VERDICT);
  } else toasts.success(resultMessage || 'Correct!', VERDICT);
  if (xpBreakdown.length > 0) {
    toasts.info(<XpBreakdown reward={xpReward} lines={xpBreakdown} />, {
      id: `xp-${submissionUuid}`,
      duration: BREAKDOWN_MS,
    });
  }
}
