import { notificationsOf } from '@web/features/community/notifications';
import { resultMomentsOf } from '@web/features/game/submission-toasts';
import { useStores } from '@web/stores';
import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { LessonPlayerStore } from './lesson-player.store';

/** Keeps what an answer brings for its result, as long as that is on the screen. */
export function useResultMoments(player: LessonPlayerStore): void {
  const { scope } = useStores();
  useEffect(() => {
    const moments = resultMomentsOf(scope);
    const { submission } = player;
    const stopFollowing = reaction(
      () => submission.isJudging,
      (isJudging) => (isJudging ? moments.begin() : moments.end()),
    );
    // One from another window, or from before the connection was lost.
    const stopNoticing = reaction(
      () => submission.reply,
      (reply) => {
        if (!reply || submission.isJudging) return;
        moments.begin();
        moments.end();
      },
    );
    const isOpen = () => player.shown === 'submission' && (submission.isJudging || submission.isSuccess);
    const stopTaking = notificationsOf(scope).takeArrivals((arrival) => isOpen() && moments.take(arrival));
    return () => {
      stopFollowing();
      stopNoticing();
      stopTaking();
      moments.dispose();
    };
  }, [player, scope]);
}
