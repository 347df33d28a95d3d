import { t } from '@lingui/core/macro';
import { runAnnouncement } from '@web/features/solving/workbench';
import { inOwnLanguage } from '@web/i18n';
import type { LessonPlayerStore } from './lesson-player.store';

/** The polite announcement of the latest event for screen readers; empty if there is none. */
export function announcement(player: LessonPlayerStore): string {
  const { work, submission, shown, levelUp, offline } = player;
  if (shown === 'submission') {
    if (submission.isJudging) return t`Checking your answer…`;
    if (offline.failed) return work.run?.store.message || t`Not quite yet.`;
    const { waitingText } = offline;
    if (waitingText) return offline.practice === 'passed' ? t`Looks right. ${waitingText}` : waitingText;
    if (submission.error) return submission.error;
    if (!submission.reply) return '';
    const { resultSlug, resultMessage, resultMessageText, xpReward } = submission.reply;
    const message = inOwnLanguage(resultMessage, resultMessageText);
    if (resultSlug !== 'success') return message;
    const earned = submission.isGuestResult
      ? t`Sign up to keep your ${xpReward} XP.`
      : t`You earned ${xpReward} XP.`;
    const reached = levelUp === null ? '' : t`You reached level ${levelUp}.`;
    return [message || t`Correct!`, xpReward > 0 ? earned : '', reached].filter(Boolean).join(' ');
  }
  return work.run ? runAnnouncement(work.run.store) : '';
}
