import { onSubmissionResult } from '@web/features/submission-result';
import type { RootStore } from '@web/stores';

/** Updates the level after an award and the lesson's mark after a success. */
export function followSubmissions(stores: RootStore): () => void {
  return onSubmissionResult((event) => {
    if (event.xpReward !== 0) void stores.user.award(event.submissionUuid, event.xpReward);
    const isDone = event.resultSlug === 'success' && stores.session.isSignedIn; // a guest's success isn't recorded
    if (isDone && event.lessonUuid) stores.progress.markComplete(event.lessonUuid);
  });
}
