import { t } from '@lingui/core/macro';
import type { LessonSubmissionEvent } from '@web/api';
import { isOnScreen, onSubmissionResult, resultMomentsOf } from '@web/features/game/submission-toasts';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';

/** Updates the recent results, the level after an award, and the lesson's mark after a success. */
export function followSubmissions(stores: RootStore): () => void {
  return onSubmissionResult((event) => {
    stores.progress.noteResult();
    if (event.xpReward !== 0) void stores.user.award(event.submissionUuid, event.xpReward);
    const isDone = event.resultSlug === 'success' && stores.session.isSignedIn; // a guest's success isn't recorded
    if (!isDone || !event.lessonUuid) return;
    stores.progress.markComplete(event.lessonUuid);
    stores.scope.lessonCompleted();
    void announcePages(stores, event, event.lessonUuid);
  });
}

/** In the result, if the learner still sees it. */
async function announcePages(
  { scope }: RootStore,
  event: LessonSubmissionEvent,
  lessonUuid: string,
): Promise<void> {
  const pages = await scope.spellbook.findUnlocked(lessonUuid);
  if (isOnScreen(event)) resultMomentsOf(scope).addPages(pages);
  else for (const { title } of pages) toasts.info(t`New spellbook page: ${title}`);
}
