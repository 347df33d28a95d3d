import { onSubmissionResult, showSubmissionResult } from '@web/features/submission-toasts';
import type { RootStore, SentOutcome } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { reaction } from 'mobx';

/** Updates the recent results, the level after an award, and the lesson's mark after a success. */
export function followSubmissions(stores: RootStore): () => void {
  return onSubmissionResult((event) => {
    stores.progress.noteResult();
    if (event.xpReward !== 0) void stores.user.award(event.submissionUuid, event.xpReward);
    const isDone = event.resultSlug === 'success' && stores.session.isSignedIn; // a guest's success isn't recorded
    if (!isDone || !event.lessonUuid) return;
    stores.progress.markComplete(event.lessonUuid);
    void stores.scope.streak.noteActivity();
    void announcePages(stores, event.lessonUuid);
  });
}

async function announcePages({ scope }: RootStore, lessonUuid: string): Promise<void> {
  for (const { title } of await scope.spellbook.findUnlocked(lessonUuid))
    toasts.info(`New spellbook page: ${title}`);
}

/** Shows the results of answers that were submitted offline, for lessons that have been closed since. */
export function followOutbox(stores: RootStore): void {
  const show = (outcome: SentOutcome) => {
    if (!stores.session.isSignedIn) return; // a guest's result would be of no use without its lesson
    if ('reply' in outcome) showSubmissionResult(outcome.reply);
    else toasts.error(`We couldn’t submit your answer from before. ${outcome.error.message}`);
  };
  reaction(
    () => stores.scope.outbox,
    (outbox) => void outbox.listen(null, show),
    { fireImmediately: true },
  );
}
