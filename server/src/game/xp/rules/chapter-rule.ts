import { Injectable } from '@nestjs/common';
import type { Transaction } from '@server/platform/database';
import { CHAPTER_XP } from '@shared/rules/xp';
import { Ledger } from '../ledger';
import { LedgerReason } from '../ledger-reason';
import type { LessonPay, NewAccountPay } from '../lesson-pay';
import { REWARD_ORDER, RewardRule } from '../reward-rule';

const CHAPTER = LedgerReason.define('chapter');

/** Pays for a chapter with its last lesson, in full, no matter what that lesson paid. */
@Injectable()
export class ChapterComplete extends RewardRule {
  readonly order = REWARD_ORDER.chapter;

  constructor(private readonly ledger: Ledger) {
    super();
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    const { completesChapter, userId, chapterId: source, completedAt: at } = pay.completion;
    if (!completesChapter || source === null) return;
    const entry = { userId, currency: 'xp', reason: CHAPTER, source, amount: CHAPTER_XP, at } as const;
    if (await this.ledger.pay(tx, entry)) pay.addExtra('Chapter complete', CHAPTER_XP);
  }

  applyToNewAccount(pay: NewAccountPay): void {
    if (pay.completion.completesChapter) pay.addExtra('Chapter complete', CHAPTER_XP);
  }
}
