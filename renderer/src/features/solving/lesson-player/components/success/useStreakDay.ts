import { LABEL_TEXTS } from '@shared/texts/labels';
import type { SubmissionReply } from '@web/api';
import { streakOf } from '@web/features/game/streak';
import { useStores } from '@web/stores';

/**
 * The day of the learner's streak that a success began; undefined if it isn't the day's first, or the streak isn't known.
 * It's known before the server has counted it. Call it in an observer.
 */
export function useStreakDay({ xpBreakdown }: SubmissionReply, isGuest: boolean): number | undefined {
  const { value } = streakOf(useStores().scope);
  const isFirst = xpBreakdown.some(({ name }) => name === LABEL_TEXTS['xp.first-of-day']);
  if (isGuest || !isFirst || !value) return undefined;
  return value.todayState === 'active' ? value.length : value.length + 1;
}
