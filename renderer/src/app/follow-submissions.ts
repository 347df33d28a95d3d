import { t } from '@lingui/core/macro';
import { onSubmissionResult } from '@web/features/game/submission-toasts';
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
    void announcePages(stores, event.lessonUuid);
  });
}

async function announcePages({ scope }: RootStore, lessonUuid: string): Promise<void> {
  for (const { title } of await scope.spellbook.findUnlocked(lessonUuid))
    toasts.info(t`New spellbook page: ${title}`);
}
