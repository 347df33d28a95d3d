import { Injectable } from '@nestjs/common';
import { type DigestPart, type DigestReader, DigestSection } from '@server/community/notifications';
import { dayIn } from '@shared/rules/days';
import { GetStreak } from './get-streak';
import { streakTexts } from './streak-mail.texts';

/** The evening's email about a streak that ends tonight, as long as the day doesn't count. */
@Injectable()
export class StreakAtRisk extends DigestSection {
  readonly type = 'daily_streak_expiry';
  readonly order = 1;

  constructor(private readonly getStreak: GetStreak) {
    super();
  }

  async read({ userId, now, locale }: DigestReader): Promise<DigestPart | null> {
    const { streak, week, today, embers, frozenFlames } = await this.getStreak.execute(userId);
    const isOpen = week.find(({ day }) => day === today)?.state === 'open';
    // The streak's zone can be a day ahead of the account's.
    if (streak.length === 0 || !isOpen || dayIn(streak.timeZone, now) !== today) return null;
    const texts = streakTexts[locale](streak.length);
    const protection = embers > 0 ? [texts.ember] : frozenFlames > 0 ? [texts.frozenFlame] : [];
    return {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.keep, ...protection],
      action: { label: texts.button, path: '/dashboard' },
    };
  }
}
