import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, type UserFrame, UserPush } from '@server/community/realtime';
import { Chests, RewardEntity, Rewards, UserChestEntity } from '@server/game/rewards';
import { Ledger, LedgerEntryEntity, LedgerReason, SEER_STONE_USED } from '@server/game/xp';
import { LessonSubmitted } from '@server/learning/lessons';
import { lockProgress, markSolutionViewed } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import type { EventPayload } from '@server/platform/events';
import { NO_REWARD } from '@server/solving/submissions';
import { serverMessage } from '@shared/contracts';
import { HITS_PER_CHEST } from '@shared/rules/sharpshooter';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { declarationOf, type EventHandler } from '../../platform/events/event-subscriber';
import { exerciseOf, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { AchievementCountEntity } from '../achievements/achievement-count.entity';
import { type Achievement, AchievementList } from '../achievements/achievement-list';
import { AchievementMetrics } from '../achievements/achievement-metric';
import { LongestSpree } from '../achievements/counted-metrics';
import { EarnAchievements } from '../achievements/earn-achievements';
import { CountShot } from './count-shot';
import { SpreeExtended } from './sharpshooter.events';
import { SpreeEntity } from './spree.entity';

const GIFT = LedgerReason.define('test.armor');
const NO_REWARDS = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
const entities = [
  ...[...submissionEntities, LedgerEntryEntity, NotificationEntity],
  ...[AchievementCountEntity, RewardEntity, UserChestEntity, SpreeEntity],
];

const TEN_IN_A_ROW: Achievement = {
  uuid: newId(),
  slug: 'ten-in-a-row',
  category: 'sharpshooter',
  order: 1,
  title: 'Ten in a row',
  description: 'Do it.',
  icon: 'anvil',
  gems: 1,
  goal: { metric: 'longest_spree', count: 10 },
};

/** Delivers events to all handlers of a provider, as the application does. */
function subscribeAll(db: TestDatabase, provider: EarnAchievements) {
  for (const method of Object.getOwnPropertyNames(EarnAchievements.prototype)) {
    const handle = provider[method as keyof EarnAchievements] as EventHandler<unknown>;
    const declaration = declarationOf(handle);
    if (declaration) db.registry.register({ ...declaration, handle: handle.bind(provider) });
  }
}

async function shooting(db: TestDatabase, { armor = 0, spree = 0 } = {}) {
  const { database, dataSource, clock } = db;
  const ledger = new Ledger(dataSource);
  const bus = new InProcessBus();
  const frames: UserFrame[] = [];
  bus.subscribe((frame) => frames.push(frame));
  const push = new UserPush(bus);
  const chests = new Chests(new Rewards(dataSource), new Notifications(dataSource, push, clock));
  const shots = new CountShot(database, new UserRepository(dataSource), ledger, chests, push, clock);
  const { userId, submit } = await submitting(db, NO_REWARDS);
  await database.transaction((tx) =>
    ledger.pay(tx, {
      userId,
      currency: 'armor',
      amount: armor,
      reason: GIFT,
      source: newId(),
      at: clock.now(),
    }),
  );
  const repository = dataSource.getRepository(SpreeEntity);
  await repository.insert({ userId, length: spree, longest: spree, updatedAt: clock.now() });
  const list = new AchievementList([TEN_IN_A_ROW]);
  const metrics = new AchievementMetrics(undefined as never).use([new LongestSpree(dataSource)]);
  const rewards = new Rewards(dataSource);
  const notifications = new Notifications(dataSource, push, clock);
  const earn = new EarnAchievements(list, metrics, rewards, ledger, notifications, database, clock);
  subscribeAll(db, earn);
  return {
    submit,
    achievements: async () =>
      [...(await rewards.subjects(userId, 'achievement_earned')).keys()].map((id) => list.find(id)?.slug),
    handle: (event: EventPayload<typeof LessonSubmitted>) => shots.count(event),
    length: async () => (await repository.findOneByOrFail({ userId })).length,
    count: () => shots.count(db.emitted(LessonSubmitted).at(-1)!),
    /** Submits, and returns the spree. */
    shoot: async (number: number, code?: string) => {
      await submit(number, code);
      await shots.count(db.emitted(LessonSubmitted).at(-1)!);
      return (await repository.findOneByOrFail({ userId })).length;
    },
    viewSolution: (number: number, { withStone = false } = {}) =>
      database.transaction(async (tx) => {
        const at = clock.now();
        await lockProgress(tx, userId, exerciseOf(number), at);
        await markSolutionViewed(tx, userId, exerciseOf(number), at);
        const key = {
          userId,
          currency: 'seer_stone',
          reason: SEER_STONE_USED,
          source: lessonUuid(number),
          at,
        } as const;
        if (withStone) await ledger.pay(tx, { ...key, amount: 0 });
      }),
    longest: async () => (await repository.findOneByOrFail({ userId })).longest,
    armor: () => ledger.balance(userId, 'armor'),
    chests: () => dataSource.getRepository(UserChestEntity).findBy({ userId }),
    pushed: () =>
      frames
        .map(({ frame }) => serverMessage.parse(JSON.parse(frame)))
        .flatMap((message) => (message.Type === 'SharpshooterEvent' ? [message.Data] : [])),
  };
}

describeOnBothDatabases('a sharpshooter spree', { entities }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('grows with each lesson that is solved with the first submit, and ends with a failure', async () => {
    const { shoot, longest } = await shooting(db);
    expect(await shoot(1)).toBe(1);
    expect(await shoot(1)).toBe(1);
    expect(await shoot(3)).toBe(2);
    expect(await shoot(2, 'wrong')).toBe(0);
    expect(await shoot(2)).toBe(0);
    expect(await longest()).toBe(2);
  });

  test('what our checker could not grade counts for nothing', async () => {
    const { shoot } = await shooting(db, { spree: 4 });
    expect(await shoot(1, 'judge-failure')).toBe(4);
    expect(await shoot(1)).toBe(5);
  });

  test('a lesson whose solution was viewed doesn’t count, unless a seer stone paid for it', async () => {
    const { shoot, viewSolution } = await shooting(db, { spree: 4 });
    await viewSolution(1);
    expect(await shoot(1)).toBe(4);
    await viewSolution(2, { withStone: true });
    expect(await shoot(2)).toBe(5);
  });

  test('armor breaks instead, once per lesson', async () => {
    const { shoot, armor } = await shooting(db, { spree: 4, armor: 2 });
    expect(await shoot(1, 'wrong')).toBe(4);
    expect(await shoot(1, 'wrong')).toBe(4);
    expect(await armor()).toBe(1);
    expect(await shoot(2, 'wrong')).toBe(4);
    expect(await armor()).toBe(0);
  });

  test('a solved lesson neither breaks armor nor ends a spree', async () => {
    const { shoot, armor } = await shooting(db, { armor: 1 });
    await shoot(1);
    expect(await shoot(1, 'wrong')).toBe(1);
    expect(await armor()).toBe(1);
  });

  test('without a spree no armor is spent', async () => {
    const { shoot, armor } = await shooting(db, { armor: 1 });
    expect(await shoot(1, 'wrong')).toBe(0);
    expect(await armor()).toBe(1);
  });

  test('every fifteenth hit gives one chest, even if its event is delivered twice', async () => {
    const { shoot, count, chests } = await shooting(db, { spree: HITS_PER_CHEST - 2 });
    await shoot(1);
    expect(await chests()).toEqual([]);
    expect(await shoot(3)).toBe(HITS_PER_CHEST);
    await count();
    expect(await chests()).toMatchObject([{ kind: 'common', source: 'sharpshooter' }]);
    expect(await shoot(4)).toBe(HITS_PER_CHEST + 1);
    expect(await chests()).toHaveLength(1);
  });

  test('an event that is handled late does not count what followed it', async () => {
    const { submit, handle, length } = await shooting(db);
    await submit(1);
    await submit(1, 'wrong');
    await submit(3);
    for (const event of db.emitted(LessonSubmitted)) await handle(event);
    expect(await length()).toBe(2);
  });

  test('an achievement for a spree is earned with the shot that reaches it', async () => {
    const { submit, count, shoot, achievements } = await shooting(db, { spree: 9 });
    await submit(1);
    // The lesson is handled before the shot is counted.
    await db.events.dispatcher.drain();
    await count();
    await db.events.dispatcher.drain();
    expect(await achievements()).toEqual(['ten-in-a-row']);
    expect(db.emitted(SpreeExtended)).toHaveLength(1);
    await shoot(1);
    await shoot(2, 'wrong');
    await shoot(3);
    expect(db.emitted(SpreeExtended)).toHaveLength(1);
  });

  test('every change is pushed to the learner’s open windows', async () => {
    const { shoot, pushed } = await shooting(db, { armor: 1 });
    for (const [number, code] of [[1], [1], [2, 'wrong'], [2, 'wrong']] as const) await shoot(number, code);
    expect(pushed()).toMatchObject([
      { Effect: 'hit', Spree: 1, PreviousSpree: 0, HitsToChest: 14 },
      { Effect: 'armor', Spree: 1, PreviousSpree: 1 },
    ]);
  });
});
