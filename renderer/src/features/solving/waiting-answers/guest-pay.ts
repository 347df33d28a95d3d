import { XpTally } from '@shared/rules/xp';
import { LABEL_TEXTS } from '@shared/texts/labels';
import type { SubmissionReply } from '@web/api';

type Pay = Pick<SubmissionReply, 'xpReward' | 'xpBreakdown'>;

const FIRST_OF_DAY = LABEL_TEXTS['xp.first-of-day'];

export const hasDailyBonus = ({ xpBreakdown }: Pay): boolean =>
  xpBreakdown.some(({ name }) => name === FIRST_OF_DAY);

/**
 * What a new account is paid for a lesson that isn't its first. The server, which knows nothing of a guest's other
 * lessons, adds the day's bonus to each.
 */
export function withoutDailyBonus<Reply extends Pay>(reply: Reply): Reply {
  if (!hasDailyBonus(reply)) return reply;
  const tally = new XpTally();
  for (const { name, percent, xp } of reply.xpBreakdown) {
    if (name === FIRST_OF_DAY) continue;
    if (percent === 0) tally.add(name, xp);
    else tally.addPercent(name, Math.round(percent * 100));
  }
  const xpBreakdown = tally.lines.map((line) => ({ ...line, percent: line.percent / 100 }));
  return { ...reply, xpReward: tally.xp, xpBreakdown };
}
