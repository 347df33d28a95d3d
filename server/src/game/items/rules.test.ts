import { Ledger, LedgerEntryEntity, LedgerReason, SolutionSeen } from '@server/game/xp';
import { OpenSolution } from '@server/learning/lessons';
import { UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { POTION_MS } from '@shared/rules/items';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { exerciseOf, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { PayLesson } from '../xp/pay-lesson';
import { type RewardRule, RewardRules } from '../xp/reward-rule';
import { BasePay } from '../xp/rules/lesson-rules';
import { ActivatePotion } from './activate-potion';
import { Potions } from './potions';
import { PotionBonus } from './rules/potion-rule';
import { TutorUsed } from './rules/tutor-rule';
import { SeerStones } from './seer-stones';
import type { TutorUse } from './tutor-use';

const GIFT = LedgerReason.define('test.supplies');

/** A learner with one of each item, whose lessons pay their base and what items change. */
async function playing(db: TestDatabase, { tutorUsed = false, salmon = 1 } = {}) {
  const ledger = new Ledger(db.dataSource);
  const potions = new Potions(ledger);
  const users = new UserRepository(db.dataSource);
  const seen = new SolutionSeen(ledger);
  const tutor: TutorUse = { wasUsed: async () => tutorUsed };
  const rules: RewardRule[] = [new BasePay(), seen, new PotionBonus(potions)];
  rules.push(new TutorUsed(ledger, seen, tutor));
  const pay = new PayLesson(ledger, new RewardRules({} as never).use(rules));
  const { userId, submit } = await submitting(db, pay);
  const gifts = { xp_potion: 1, seer_stone: 1, baked_salmon: salmon } as const;
  await db.database.transaction(async (tx) => {
    for (const [currency, amount] of Object.entries(gifts) as [keyof typeof gifts, number][])
      await ledger.pay(tx, { userId, currency, amount, reason: GIFT, source: newId(), at: db.clock.now() });
  });
  const solution = new OpenSolution(db.database, users, db.clock, new SeerStones(ledger));
  return {
    submit,
    lines: async (number: number) =>
      (await submit(number)).XPBreakdown.map(({ Name, XP }) => `${Name} ${XP}`),
    drink: () => new ActivatePotion(db.database, users, ledger, potions, db.clock).execute(userId),
    openSolution: (number: number) => solution.execute(userId, exerciseOf(number)),
    salmon: () => ledger.balance(userId, 'baked_salmon'),
  };
}

describeOnBothDatabases(
  'items in a lesson’s pay',
  { entities: [...submissionEntities, LedgerEntryEntity] },
  (db) => {
    test.each([
      ['when it is drunk', 0, ['Lesson 50', 'XP potion 13']],
      ['in its last millisecond', POTION_MS - 1, ['Lesson 50', 'XP potion 13']],
      ['when its hour is over', POTION_MS, ['Lesson 50']],
    ])('a potion adds a quarter: %s', async (_, ms, expected) => {
      const { drink, lines } = await playing(db);
      await drink();
      db.clock.advance(ms);
      expect(await lines(1)).toEqual(expected);
    });

    test('without a drunk potion there is no line', async () => {
      const { lines } = await playing(db);
      expect(await lines(1)).toEqual(['Lesson 50']);
    });

    test('a seer stone keeps the lesson’s XP, and the next solution costs it', async () => {
      const { openSolution, lines } = await playing(db);
      await openSolution(1);
      await openSolution(2);
      expect(await lines(1)).toEqual(['Lesson 50']);
      expect(await lines(2)).toEqual(['Lesson 70', 'Solution seen -70']);
    });

    test('help from the tutor halves the pay, unless there is baked salmon, eaten once', async () => {
      const { lines, salmon, submit } = await playing(db, { tutorUsed: true });
      expect(await lines(1)).toEqual(['Lesson 50', 'Tutor used, with baked salmon 0']);
      await submit(1);
      expect(await salmon()).toBe(0);
      expect(await lines(2)).toEqual(['Lesson 70', 'Tutor used -35']);
    });

    test('no salmon is eaten for a lesson that pays nothing anyway', async () => {
      const { openSolution, lines, salmon } = await playing(db, { tutorUsed: true });
      await openSolution(1);
      await openSolution(2);
      expect(await lines(2)).toEqual(['Lesson 70', 'Tutor used -35', 'Solution seen -35']);
      expect(await salmon()).toBe(1);
    });

    test('without a tutor, salmon keeps', async () => {
      const { lines, salmon } = await playing(db);
      expect(await lines(1)).toEqual(['Lesson 50']);
      expect(await salmon()).toBe(1);
    });
  },
);
