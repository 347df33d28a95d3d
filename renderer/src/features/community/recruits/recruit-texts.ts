import { plural, t } from '@lingui/core/macro';
import {
  KARMA_PER_RECRUIT,
  RECRUIT_CHEST,
  RECRUITER_CHEST,
  RECRUITER_CHEST_LIMIT,
  SETTLED_IN,
} from '@shared/rules/recruits';
import type { FriendRecruit } from '@web/api';
import { aChest } from '@web/game-names';

const [friendsChest, ownChest] = [aChest(RECRUIT_CHEST), aChest(RECRUITER_CHEST)];
const karma = KARMA_PER_RECRUIT;
const { lessons, days } = SETTLED_IN;
const { chests, days: periodDays } = RECRUITER_CHEST_LIMIT;

/** The rule, as the dialog and the odds page show it. */
export const RECRUIT_RULES = [
  {
    who: t`Your friend`,
    text: t({
      message: `gets ${friendsChest} for their first lesson.`,
      comment: 'After “Your friend”, in bold',
    }),
  },
  {
    who: t({ message: 'You', context: 'subject of a sentence' }),
    text: t({
      message: `get ${ownChest} and ${karma} karma once they’ve solved ${plural(lessons, { one: '# lesson', other: '# lessons' })} on ${days} different days.`,
      comment: 'After “You”, in bold',
    }),
  },
] as const;

export const RECRUIT_SMALL_PRINT = t`Lessons count if your friend didn’t look at the solution first. You can get ${chests} of these chests in ${plural(periodDays, { one: '# day', other: '# days' })}; more friends still count for karma and achievements.`;

/** What a friend has done so far. */
export function describeState({ state, numLessons, numDays }: FriendRecruit): string {
  if (state === 'invited') return t`Invited`;
  if (state === 'settled') return t`Settled in`;
  if (state === 'joined') return t`Joined, no lesson yet`;
  return t`${numLessons} of ${plural(lessons, { one: '# lesson', other: '# lessons' })}, ${numDays} of ${plural(days, { one: '# day', other: '# days' })}`;
}
