import { t } from '@lingui/core/macro';
import { onSubmissionResult, showSubmissionResult } from '@web/features/game/submission-toasts';
import type { RootStore, SentOutcome } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { reaction, when } from 'mobx';

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
    toasts.info(t`New spellbook page: ${title}`);
}

/** Lets the page load first. */
const AHEAD_MS = 1_000;

async function keepTime(stores: RootStore): Promise<void> {
  try {
    (await import('@web/features/solving/waiting-answers')).keepTime(stores);
  } catch (error) {
    console.warn('Answers that are made offline will count when they arrive', error);
  }
}

/** Shows the results of answers that were submitted offline, for lessons that have been closed since. */
export function followOutbox(stores: RootStore): void {
  const show = (outcome: SentOutcome) => {
    if (!stores.session.isSignedIn) return; // a guest's result would be of no use without its lesson
    if ('reply' in outcome) showSubmissionResult(outcome.reply);
    else {
      const reason = outcome.error.message;
      toasts.error(t`We couldn’t submit your answer from before. ${reason}`);
    }
  };
  // Before it's needed, so that it's there without a connection.
  when(
    () => stores.session.isProbablySignedIn,
    () => setTimeout(() => void keepTime(stores), AHEAD_MS),
  );
  reaction(
    () => stores.scope.outbox,
    (outbox) => void outbox.listen(null, show),
    { fireImmediately: true },
  );
}
