import { Ledger, LedgerEntryEntity, LedgerReason, replayLedger } from '@server/game/xp';
import { lessonRef, OF_LESSONS } from '@server/learning/exercises';
import { OpenSolution } from '@server/learning/lessons';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import type { Currency } from '@shared/rules/currencies';
import { ITEM_KINDS, ITEMS, type ItemKind, isOffered, POTION_MS } from '@shared/rules/items';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { ActivatePotion } from './activate-potion';
import { BuyItem } from './buy-item';
import { GetItems } from './get-items';
import { Potions } from './potions';
import { SeerStones } from './seer-stones';
import { SellItem } from './sell-item';

const SOLD = ITEM_KINDS.filter((kind) => isOffered(kind));
const GIFT = LedgerReason.define('test.items-gift');

/** A learner with some gems or items, and everything that can be done with them. */
async function learnerWith(db: TestDatabase, gifts: Partial<Record<Currency, number>>) {
  const ledger = new Ledger(db.dataSource);
  const potions = new Potions(ledger);
  const users = new UserRepository(db.dataSource);
  const buyItem = new BuyItem(db.database, ledger, db.clock);
  const sellItem = new SellItem(db.database, ledger, db.clock);
  const activate = new ActivatePotion(db.database, users, ledger, potions, db.clock);
  const getItems = new GetItems(db.dataSource, ledger, potions, db.clock);
  const solution = new OpenSolution(db.database, users, db.clock, new SeerStones(ledger));
  const userId = await addLearner(db);
  await db.database.transaction(async (tx) => {
    for (const [currency, amount] of Object.entries(gifts) as [Currency, number][])
      await ledger.pay(tx, { userId, currency, amount, reason: GIFT, source: newId(), at: db.clock.now() });
  });
  return {
    buy: (kind: ItemKind) => buyItem.execute(userId, kind),
    sell: (kind: ItemKind) => sellItem.execute(userId, kind),
    drink: () => activate.execute(userId),
    openSolution: (lessonId: string) => solution.execute(userId, lessonRef(lessonId)),
    counts: () => ledger.balances(userId),
    activePotions: async () => (await getItems.execute(userId)).activePotions,
    solve: (lessonId: string) =>
      db.dataSource.getRepository(ExerciseProgressEntity).insert({
        ...{ userId, ...OF_LESSONS, exerciseId: lessonId },
        ...{ attempts: 1, successCount: 1, updatedAt: db.clock.now() },
      }),
  };
}

describeOnBothDatabases(
  'items',
  { entities: [UserEntity, LedgerEntryEntity, ExerciseProgressEntity] },
  (db) => {
    test.each(SOLD)('%s: bought for its price, sold for its refund', async (kind) => {
      const { price, refund } = ITEMS[kind];
      const { buy, sell, counts } = await learnerWith(db, { gems: price });
      await buy(kind);
      expect(await counts()).toMatchObject({ gems: 0, [kind]: 1 });
      await sell(kind);
      expect(await counts()).toMatchObject({ gems: refund, [kind]: 0 });
    });

    test('baked salmon isn’t sold without a tutor, and sells for half its price', async () => {
      const { buy, sell, counts } = await learnerWith(db, { gems: 5, baked_salmon: 1 });
      await expect(buy('baked_salmon')).rejects.toMatchObject({
        kind: 'conflict',
        message: 'Baked salmon isn’t sold at the moment: there’s no tutor it could be for.',
      });
      expect(await counts()).toMatchObject({ gems: 5, baked_salmon: 1 });
      await sell('baked_salmon');
      expect(await counts()).toMatchObject({ gems: 6, baked_salmon: 0 });
    });

    test('one gem too few buys nothing and says what it costs', async () => {
      const { buy, counts } = await learnerWith(db, { gems: 7 });
      await expect(buy('armor')).rejects.toMatchObject({
        kind: 'conflict',
        message: 'You need 8 gems for this, and you have 7.',
      });
      expect(await counts()).toMatchObject({ gems: 7, armor: 0 });
    });

    test('what a learner does not have cannot be sold or drunk', async () => {
      const { sell, drink, counts } = await learnerWith(db, {});
      await expect(sell('seer_stone')).rejects.toMatchObject({ message: "You don't have any seer stones." });
      await expect(drink()).rejects.toMatchObject({ message: "You don't have any XP potions." });
      expect(await counts()).toMatchObject({ gems: 0, xp_potion: 0 });
    });

    test('a potion lasts an hour, and a second one follows it', async () => {
      const { drink, activePotions, counts } = await learnerWith(db, { xp_potion: 3 });
      const start = db.clock.now().getTime();
      const endsAt = async () => (await activePotions()).map((potion) => potion.endsAt.getTime() - start);
      await drink();
      db.clock.advance(POTION_MS / 2);
      await drink();
      expect(await endsAt()).toEqual([POTION_MS, 2 * POTION_MS]);
      db.clock.advance(POTION_MS / 2);
      expect(await endsAt()).toEqual([2 * POTION_MS]);
      db.clock.advance(POTION_MS);
      expect(await endsAt()).toEqual([]);
      await drink();
      expect(await endsAt()).toEqual([3 * POTION_MS]);
      expect((await counts()).xp_potion).toBe(0);
    });

    test('potions that are drunk at the same time follow each other', async () => {
      const { drink, activePotions } = await learnerWith(db, { xp_potion: 5 });
      const start = db.clock.now().getTime();
      await Promise.all(Array.from({ length: 5 }, drink));
      const ends = (await activePotions()).map(({ endsAt }) => (endsAt.getTime() - start) / POTION_MS);
      expect(ends).toEqual([1, 2, 3, 4, 5]);
    });

    test('a seer stone is used for an unsolved lesson, once, and said again when asked again', async () => {
      const { openSolution, counts } = await learnerWith(db, { seer_stone: 3 });
      const lessonId = newId();
      const views = await Promise.all([1, 2, 3].map(() => openSolution(lessonId)));
      expect(views.map(({ isWaived }) => isWaived)).toEqual([true, true, true]);
      expect(new Set(views.map(({ viewedAt }) => viewedAt.getTime())).size).toBe(1);
      db.clock.advance(60_000);
      expect(await openSolution(lessonId)).toEqual(views[0]);
      expect((await counts()).seer_stone).toBe(2);
    });

    test('a solved lesson needs no seer stone, and without one nothing is waived', async () => {
      const { openSolution, solve, counts } = await learnerWith(db, { seer_stone: 1 });
      const [solved, first, second] = [newId(), newId(), newId()];
      await solve(solved);
      expect(await openSolution(solved)).toMatchObject({ isWaived: false });
      expect((await counts()).seer_stone).toBe(1);
      expect(await openSolution(first)).toMatchObject({ isWaived: true });
      expect(await openSolution(second)).toMatchObject({ isWaived: false });
    });

    test('a stone that is bought after the view changes nothing', async () => {
      const { openSolution, buy, counts } = await learnerWith(db, { gems: 10 });
      const lessonId = newId();
      await openSolution(lessonId);
      await buy('seer_stone');
      expect(await openSolution(lessonId)).toMatchObject({ isWaived: false });
      expect((await counts()).seer_stone).toBe(1);
    });

    test('fifty concurrent buys, sales and uses keep the balance, and nothing is ever below zero', async () => {
      const { buy, sell, drink, openSolution, counts } = await learnerWith(db, {
        gems: 40,
        xp_potion: 2,
        seer_stone: 2,
      });
      const actions = [
        () => buy('xp_potion'),
        () => sell('xp_potion'),
        drink,
        () => buy('seer_stone'),
        () => openSolution(newId()),
      ];
      const results = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => actions[n % 5]!()));
      const done = (action: number) =>
        results.filter(({ status }, n) => n % 5 === action && status === 'fulfilled').length;
      const waived = results.filter(
        (result) => result.status === 'fulfilled' && (result.value as { isWaived?: boolean })?.isWaived,
      ).length;
      for (const result of results)
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ kind: 'conflict' });
      const [bought, sold, drunk, stones] = [done(0), done(1), done(2), done(3)];
      expect(await counts()).toMatchObject({
        gems: 40 - 6 * bought + 3 * sold - 10 * stones,
        xp_potion: 2 + bought - sold - drunk,
        seer_stone: 2 + stones - waived,
      });
      expect((await replayLedger(db.dataSource)).problems).toEqual([]);
    });
  },
);
