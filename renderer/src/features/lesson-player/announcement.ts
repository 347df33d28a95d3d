import { runAnnouncement } from '@web/features/workbench';
import type { LessonPlayerStore } from './lesson-player.store';

/** The polite announcement of the latest event for screen readers; empty if there is none. */
export function announcement({ work, submission, shown }: LessonPlayerStore): string {
  if (shown === 'submission') {
    if (submission.isJudging) return 'Checking your answer…';
    if (submission.error) return submission.error;
    if (!submission.reply) return '';
    const { ResultSlug, ResultMessage, XPReward } = submission.reply;
    if (ResultSlug !== 'success') return ResultMessage;
    return `${ResultMessage || 'Correct!'} ${XPReward > 0 ? `You earned ${XPReward} XP.` : ''}`.trim();
  }
  return work.run ? runAnnouncement(work.run.store) : '';
}
