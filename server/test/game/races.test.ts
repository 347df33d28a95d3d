import { Chests } from '@server/game/rewards';
import { LedgerReason } from '@server/game/xp';
import { lessonRef } from '@server/learning/exercises';
import { Database } from '@server/platform/database';
import { isDomainError } from '@server/platform/errors';
import { CHEST_ITEMS, CHEST_KINDS, drawChest } from '@shared/rules/chests';
import { ITEMS } from '@shared/rules/items';
import { expect, onTestFinished, test } from 'vitest';
import { ActivatePotion } from '../../src/game/items/activate-potion';
import { BuyItem } from '../../src/game/items/buy-item';
import { SellItem } from '../../src/game/items/sell-item';
import { Quests } from '../../src/game/quests/quests';
import { ClaimReward } from '../../src/game/rewards/claim-reward';
import { GetReward } from '../../src/game/rewards/get-reward';
import { UserChestEntity } from '../../src/game/rewards/user-chest.entity';
import { Ledger } from '../../src/game/xp';
import { SubmitAnswer } from '../../src/solving/submissions/submit-answer';
import { addLearner } from '../../src/solving/submissions/testing/submitting';
import { describeOnBothDatabases, type TestDatabase } from '../database';
import { GameApp, JumpClock } from './game-app';
import { expectSoundDatabase } from './invariants';
import { QuestionContent, RIGHT } from './question-content';

const GIFT = LedgerReason.define('test.race-gift');

/** Two processes of the server on one database, and a learner with some gems and a chest of each kind. */
async function racing(db: TestDatabase) {
  using content = new QuestionContent({ courses: 1, chapters: 2, lessons: 3 });
  const clock = new JumpClock('2026-03-02T12:00:00Z');
  const open = () => GameApp.open({ ...db.location, contentDir: content.files.root, clock });
  const processes = [await open(), await open()] as const;
  onTestFinished(async () => {
    for (const app of processes) await app.close();
  });
  const [app] = processes;
  const userId = await addLearner({ dataSource: app.dataSource, clock });
  await app.get(Database).transaction(async (tx) => {
    const gift = { userId, reason: GIFT, source: 'gift', at: clock.now() };
    await app.get(Ledger).pay(tx, { ...gift, currency: 'gems', amount: 30 });
    for (const kind of CHEST_KINDS)
      await app
        .get(Chests)
        .award(tx, { userId, kind, source: 'daily_quest', sourceId: kind, at: clock.now() });
  });
  return { processes, userId, lessonIds: content.lessonIds };
}

/** How many times each action was done. The others were refused with a conflict. */
async function race(actions: ReadonlyArray<() => Promise<unknown>>, times: number): Promise<number[]> {
  const results = await Promise.allSettled(
    Array.from({ length: times }, (_, index) => actions[index % actions.length]!()),
  );
  return actions.map((_, action) => {
    const own = results.filter((_result, index) => index % actions.length === action);
    for (const result of own)
      if (result.status === 'rejected')
        expect(isDomainError(result.reason) ? result.reason.kind : result.reason).toBe('conflict');
    return own.filter(({ status }) => status === 'fulfilled').length;
  });
}

describeOnBothDatabases('two processes', {}, (db) => {
  test('fifty times each, open chests, accept quests, and buy, sell and drink: all of it adds up', async () => {
    const { processes, userId } = await racing(db);
    const [one, other] = processes;
    const chests = await one.get(GetReward).pending(userId);
    const quests = await one.get(Quests).board(userId);
    const open = chests.flatMap(({ type, reward }) =>
      processes.map((app) => () => app.get(ClaimReward).execute({ userId, type, id: reward.id })),
    );
    const accept = quests.map(
      ({ quest }) =>
        () =>
          other.get(Quests).accept(userId, quest.id),
    );
    const trades = [
      () => one.get(BuyItem).execute(userId, 'xp_potion'),
      () => other.get(SellItem).execute(userId, 'xp_potion'),
      () => other.get(ActivatePotion).execute(userId),
      () => other.get(BuyItem).execute(userId, 'armor'),
      () => one.get(SellItem).execute(userId, 'armor'),
    ];
    const [traded] = await Promise.all([race(trades, 50), race(open, 50), race(accept, 50)]);
    const [potions, soldPotions, drunk, armor, soldArmor] = traded as [
      number,
      number,
      number,
      number,
      number,
    ];
    const rows = await one.dataSource.getRepository(UserChestEntity).findBy({ userId });
    const drawn = rows.map(({ kind, seed, edition }) => drawChest(kind, seed, edition));
    const sum = (of: (chest: (typeof drawn)[number]) => number) => drawn.map(of).reduce((a, b) => a + b, 0);
    const { xp_potion, armor: plate } = ITEMS;
    expect(await one.get(Ledger).balances(userId)).toMatchObject({
      ...Object.fromEntries(CHEST_ITEMS.map((item) => [item, sum(({ items }) => items[item])])),
      gems:
        30 +
        sum(({ gems }) => gems) -
        potions * xp_potion.price +
        soldPotions * xp_potion.refund -
        armor * plate.price +
        soldArmor * plate.refund,
      xp_potion: sum(({ items }) => items.xp_potion) + potions - soldPotions - drunk,
      armor: sum(({ items }) => items.armor) + armor - soldArmor,
    });
    expect((await one.get(Quests).board(userId)).filter(({ accepted }) => accepted)).toHaveLength(1);
    await expectSoundDatabase(one);
  });

  test('pay once for fifty answers, no matter which process delivers their events', async () => {
    const { processes, userId, lessonIds } = await racing(db);
    const [one, other] = processes;
    await one.get(Quests).accept(userId, (await one.get(Quests).board(userId))[0]!.quest.id);
    const answers = lessonIds.slice(0, 4).map((lessonId, index) => () => {
      return processes[index % 2]!.get(SubmitAnswer).execute({
        userId,
        exercise: lessonRef(lessonId),
        body: RIGHT,
      });
    });
    const [done] = await Promise.all([race(answers, 50), one.deliver(), other.deliver()]);
    expect(done).toEqual([13, 13, 12, 12]);
    await Promise.all(processes.flatMap((app) => [app.deliver(), app.runJobs()]));
    await one.deliver();
    const paid = await one.dataSource.sql`
      SELECT source FROM ledger_entries WHERE reason = 'lesson' ORDER BY source`;
    expect(paid.map(({ source }: { source: string }) => source)).toEqual(lessonIds.slice(0, 4));
    // Every board's first quest is an easy one, and four lessons are enough for each of those.
    const [quest] = await one.dataSource.sql`SELECT completed_at AS "completedAt" FROM user_quests`;
    expect(quest.completedAt).not.toBeNull();
    await expectSoundDatabase(one);
  });
});
