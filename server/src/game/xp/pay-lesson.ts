import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { type LessonCompletion, type LessonReward, LessonRewards, NO_REWARD } from '@server/submissions';
import { levelOfXp } from '@shared/rules/levels';
import { lessonAward, MOST_STREAK_PERCENT, STREAK_PERCENT_A_DAY } from '@shared/rules/xp';
import { ActiveDays } from './active-days';
import { Ledger } from './ledger';

/** Longer streaks earn no more. */
const STREAK_DAYS_THAT_COUNT = MOST_STREAK_PERCENT / STREAK_PERCENT_A_DAY;

/** Pays for a completed lesson, and for its chapter when that is complete with it: each once in a lifetime. */
@Injectable()
export class PayLesson extends LessonRewards {
  constructor(
    private readonly ledger: Ledger,
    private readonly activeDays: ActiveDays,
  ) {
    super();
  }

  async pay(tx: Transaction, completion: LessonCompletion): Promise<LessonReward> {
    const { userId, lessonId, chapterId, completedAt: at, timeZone } = completion;
    const forLesson = { userId, currency: 'xp', reason: 'lesson', source: lessonId } as const;
    const forChapter = { userId, currency: 'xp', reason: 'chapter', source: chapterId } as const;
    if (await this.ledger.isPaid(tx, forLesson)) return NO_REWARD;
    const day = await this.activeDays.note(tx, { userId, at, timeZone }, STREAK_DAYS_THAT_COUNT);
    const { lessonXp, chapterXp, lines } = lessonAward({
      difficulty: completion.difficulty,
      level: levelOfXp(await this.ledger.balance(userId, 'xp', tx.manager)),
      ...day,
      sawSolution: completion.sawSolution,
      completesChapter: completion.completesChapter && !(await this.ledger.isPaid(tx, forChapter)),
    });
    await this.ledger.pay(tx, { ...forLesson, amount: lessonXp, at, detail: lines });
    if (chapterXp > 0) await this.ledger.pay(tx, { ...forChapter, amount: chapterXp, at });
    return { xp: lessonXp + chapterXp, breakdown: lines };
  }
}
