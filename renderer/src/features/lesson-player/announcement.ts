import { runAnnouncement } from '@web/features/workbench';
import type { LessonPlayerStore } from './lesson-player.store';

/** The polite announcement of the latest event for screen readers; empty if there is none. */
export function announcement(player: LessonPlayerStore): string {
  const { work, submission, shown, levelUp, waitingText } = player;
  if (shown === 'submission') {
    if (submission.isJudging) return 'Checking your answer…';
    if (player.failedPractice) return work.run?.store.message || 'Not quite yet.';
    if (waitingText) return player.practice === 'passed' ? `Looks right. ${waitingText}` : waitingText;
    if (submission.error) return submission.error;
    if (!submission.reply) return '';
    const { resultSlug, resultMessage, xpReward } = submission.reply;
    if (resultSlug !== 'success') return resultMessage;
    const earned = submission.isGuestResult
      ? `Sign up to keep your ${xpReward} XP.`
      : `You earned ${xpReward} XP.`;
    const reached = levelUp === null ? '' : `You reached level ${levelUp}.`;
    return [resultMessage || 'Correct!', xpReward > 0 ? earned : '', reached].filter(Boolean).join(' ');
  }
  return work.run ? runAnnouncement(work.run.store) : '';
}
