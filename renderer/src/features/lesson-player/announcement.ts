import { runAnnouncement } from '@web/features/workbench';
import type { LessonPlayerStore } from './lesson-player.store';

/** What a screen reader should hear of the newest event, politely. Empty while there is nothing to say. */
export function announcement({ run, submission, shown }: LessonPlayerStore): string {
  if (shown === 'submission') {
    if (submission.isJudging) return 'Checking your answer…';
    if (submission.error) return submission.error;
    if (!submission.reply) return '';
    const { ResultSlug, ResultMessage, XPReward } = submission.reply;
    if (ResultSlug !== 'success') return ResultMessage;
    return `${ResultMessage || 'Correct!'} ${XPReward > 0 ? `You earned ${XPReward} XP.` : ''}`.trim();
  }
  return run ? runAnnouncement(run) : '';
}
