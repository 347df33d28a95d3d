import { onSubmissionResult } from '@web/features/submission-result';
import type { RootStore } from '@web/stores';

/** Updates the level after an award and the lesson's mark after a success. */
export function followSubmissions(stores: RootStore): () => void {
  return onSubmissionResult((event) => {
    if (event.xpReward !== 0) void stores.user.award(event.submissionUuid, event.xpReward);
    if (event.resultSlug === 'success' && event.lessonUuid) stores.progress.markComplete(event.lessonUuid);
  });
}
