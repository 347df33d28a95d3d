import { t } from '@lingui/core/macro';
import type { LessonSubmissionEvent } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import { hasToastCorner } from '@web/ui/toastCorner';
import { toasts } from '@web/ui/toasts';
import { isOnScreen } from './result-screens';
import { XpBreakdown } from './XpBreakdown';

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

const VERDICT = { id: 'verdict' };
const XP = { id: 'xp' };

function showToasts(event: LessonSubmissionEvent) {
  const { resultSlug, xpReward, xpBreakdown } = event;
  const resultMessage = inOwnLanguage(event.resultMessage, event.resultMessageText);
  // A newer result replaces the previous one, so an old error isn't shown next to a success.
  dismissResultToasts();
  // A success on the screen says all of it. So does a failure, but one in the editor's corner is beside the code.
  const isSuccess = resultSlug === 'success';
  if (isOnScreen(event) && (isSuccess || !hasToastCorner())) return;
  if (isSuccess) toasts.success(resultMessage || t`Correct!`, VERDICT);
  else if (resultSlug === 'noop') {
    if (resultMessage !== '') toasts.info(resultMessage, VERDICT);
  } else toasts.error(resultMessage, VERDICT);
  if (xpBreakdown.length > 0) {
    toasts.reward(<XpBreakdown reward={xpReward} lines={xpBreakdown} />, XP);
  }
}

/** Removes the toasts of the last result, for example when the learner goes on. */
export function dismissResultToasts(): void {
  for (const { id } of [VERDICT, XP]) toasts.dismiss(id);
}
