import { CHESTS } from '@shared/rules/chests';
import {
  KARMA_PER_RECRUIT,
  RECRUIT_CHEST,
  RECRUITER_CHEST,
  RECRUITER_CHEST_LIMIT,
  SETTLED_IN,
} from '@shared/rules/recruits';
import type { FriendRecruit } from '@web/api';
import { counted } from '@web/ui/counted';
import { withArticle } from '@web/ui/withArticle';

const goal = `${counted(SETTLED_IN.lessons, 'lesson')} on ${SETTLED_IN.days} different days`;

/** The rule, as the dialog and the odds page show it. */
export const RECRUIT_RULES = [
  {
    who: 'Your friend',
    text: `gets ${withArticle(CHESTS[RECRUIT_CHEST].name)} for their first lesson.`,
  },
  {
    who: 'You',
    text: `get ${withArticle(CHESTS[RECRUITER_CHEST].name)} and ${KARMA_PER_RECRUIT} karma once they’ve solved ${goal}.`,
  },
] as const;

export const RECRUIT_SMALL_PRINT = `Lessons count if your friend didn’t look at the solution first. You can get ${RECRUITER_CHEST_LIMIT.chests} of these chests in ${counted(RECRUITER_CHEST_LIMIT.days, 'day')}; more friends still count for karma and achievements.`;

/** What a friend has done so far. */
export function describeState({ state, numLessons, numDays }: FriendRecruit): string {
  if (state === 'invited') return 'Invited';
  if (state === 'settled') return 'Settled in';
  const progress = `${numLessons} of ${counted(SETTLED_IN.lessons, 'lesson')}, ${numDays} of ${counted(SETTLED_IN.days, 'day')}`;
  return state === 'joined' ? 'Joined, no lesson yet' : progress;
}
