import { Injectable } from '@nestjs/common';
import { UserPush } from '@server/community/realtime';
import { Chests } from '@server/game/rewards';
import { Ledger, LedgerReason, SEER_STONE_USED } from '@server/game/xp';
import { columnsOf, lessonRef } from '@server/learning/exercises';
import { LessonSubmitted } from '@server/learning/lessons';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, type Transaction } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { earnsChest, effectOf, type ShotEffect, SPREE_CHEST } from '@shared/rules/sharpshooter';
import { SpreeExtended } from './sharpshooter.events';
import { SpreeEntity } from './spree.entity';
import { presentSpreeChange } from './spree.presenter';

type Submitted = EventPayload<typeof LessonSubmitted>;

/** Armor that broke instead of a spree; the source is the lesson. */
const ARMOR_BROKEN = LedgerReason.define('armor');

/** Each graded submission extends the learner's spree, ends it, breaks an armor, or leaves it as it is. */
@Injectable()
export class CountShot {
  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly chests: Chests,
    private readonly push: UserPush,
    private readonly clock: Clock,
  ) {}

  @OnEvent(LessonSubmitted, 'sharpshooter.count')
  async count(submitted: Submitted): Promise<void> {
    const { userId, submissionId, result } = submitted;
    if (result !== 'success' && result !== 'failure') return;
    await this.database.transaction(async (tx) => {
      if (!(await this.users.lock(tx, userId))) return;
      const spree = await spreeOf(tx, userId, this.clock.now());
      if (spree.lastSubmissionId === submissionId) return;
      const effect = await this.effectOf(tx, submitted, spree.length);
      const length = effect === 'hit' ? spree.length + 1 : effect === 'lost' ? 0 : spree.length;
      const change = { length, longest: Math.max(spree.longest, length) };
      const updatedAt = this.clock.now();
      await tx.manager.update(
        SpreeEntity,
        { userId },
        { ...change, lastSubmissionId: submissionId, updatedAt },
      );
      if (effect === 'none') return;
      if (change.longest > spree.longest) tx.emit(SpreeExtended, { userId, longest: change.longest });
      await this.settle(tx, submitted, effect, length);
      const message = presentSpreeChange({ ...change, submitted, effect, previous: spree.length });
      tx.afterCommit(() => this.push.send(userId, message));
    });
  }

  private async effectOf(tx: Transaction, submitted: Submitted, spree: number): Promise<ShotEffect> {
    const { userId } = submitted;
    const shot = {
      ...(await earlierIn(tx, submitted)),
      isSuccess: submitted.result === 'success',
      sawSolution: await this.sawSolution(tx, submitted),
      armorBroke: await this.ledger.isPaid(tx, armorKey(submitted)),
    };
    return effectOf(shot, spree, await this.ledger.balance(userId, 'armor', tx.manager));
  }

  /** Before the first success, and without a seer stone: otherwise sprees could be copied from solutions. */
  private async sawSolution(tx: Transaction, { userId, lessonId }: Submitted): Promise<boolean> {
    const key = { userId, ...columnsOf(lessonRef(lessonId)) };
    const progress = await tx.manager.findOneBy(ExerciseProgressEntity, key);
    const { solutionViewedAt, firstSuccessAt } = progress ?? {};
    if (!solutionViewedAt || (firstSuccessAt && firstSuccessAt < solutionViewedAt)) return false;
    const stone = { userId, currency: 'seer_stone', reason: SEER_STONE_USED, source: lessonId } as const;
    return !(await this.ledger.isPaid(tx, stone));
  }

  private async settle(tx: Transaction, submitted: Submitted, effect: ShotEffect, length: number) {
    const { userId, submissionId: sourceId } = submitted;
    const at = this.clock.now();
    if (effect === 'armor') await this.ledger.spend(tx, { ...armorKey(submitted), amount: 1, at });
    if (effect === 'hit' && earnsChest(length))
      await this.chests.award(tx, { userId, kind: SPREE_CHEST, source: 'sharpshooter', sourceId, at });
  }
}

const armorKey = ({ userId, lessonId }: Submitted) =>
  ({ userId, currency: 'armor', reason: ARMOR_BROKEN, source: lessonId }) as const;

/** The learner's row, created if missing. Lock the learner first. */
async function spreeOf(tx: Transaction, userId: string, now: Date): Promise<SpreeEntity> {
  const none = { userId, length: 0, longest: 0, lastSubmissionId: null, updatedAt: now };
  await insertOnce(tx, SpreeEntity, none);
  return tx.manager.findOneByOrFail(SpreeEntity, { userId });
}

/** Graded submissions to the lesson before this one. Others may have followed it already. */
async function earlierIn(tx: Transaction, { userId, lessonId, submissionId }: Submitted) {
  const rows: Array<{ result: string; total: number }> = await tx.manager.sql`
    SELECT e.result_slug AS result, COUNT(*) AS total
    FROM submissions s
    JOIN submissions e ON e.user_id = s.user_id
      AND e.exercise_source = s.exercise_source AND e.exercise_id = s.exercise_id
      AND (e.created_at < s.created_at OR (e.created_at = s.created_at AND e.id < s.id))
    WHERE s.id = ${submissionId} AND e.user_id = ${userId}
      AND e.exercise_source = 'lesson' AND e.exercise_id = ${lessonId} AND e.result_slug IN ('success', 'failure')
    GROUP BY e.result_slug`;
  const earlierShots = rows.reduce((sum, { total }) => sum + Number(total), 0);
  return { earlierShots, wasSolved: rows.some(({ result }) => result === 'success') };
}
