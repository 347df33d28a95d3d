import { Injectable } from '@nestjs/common';
import { type DigestPart, DigestSection } from '@server/notifications';
import { dayIn } from '@shared/rules/days';
import { GetStreak } from './get-streak';

/** The evening's email about a streak that ends tonight, as long as the day doesn't count. */
@Injectable()
export class StreakAtRisk extends DigestSection {
  readonly type = 'daily_streak_expiry';
  readonly order = 1;

  constructor(private readonly getStreak: GetStreak) {
    super();
  }

  async read(userId: string, now: Date): Promise<DigestPart | null> {
    const { streak, week, today, embers, frozenFlames } = await this.getStreak.execute(userId);
    const isOpen = week.find(({ day }) => day === today)?.state === 'open';
    // The streak's zone can be a day ahead of the account's.
    if (streak.length === 0 || !isOpen || dayIn(streak.timeZone, now) !== today) return null;
    return {
      subject: `Your ${streak.length}-day streak ends tonight`,
      heading: `${streak.length} ${streak.length === 1 ? 'day' : 'days'} in a row, and today is still open`,
      paragraphs: [
        'One lesson before midnight keeps your streak going.',
        ...protection(embers, frozenFlames),
      ],
      action: { label: 'Keep my streak', path: '/dashboard' },
    };
  }
}

function protection(embers: number, frozenFlames: number): string[] {
  if (embers > 0) return ['Not tonight? Your ember protects it for a day.'];
  if (frozenFlames > 0) return ['Not tonight? Your frozen flame protects it for four days.'];
  return [];
}
