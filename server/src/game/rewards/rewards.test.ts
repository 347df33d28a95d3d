import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { Ledger, LedgerEntryEntity } from '@server/game/xp';
import { CourseOutlines, Tracks } from '@server/learning/catalog';
import { CourseCompleted } from '@server/learning/certificates';
import { UserSignedUp } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { claimReply, reward as rewardSchema } from '@shared/contracts';
import { CHEST_ITEMS, type ChestKind, drawChest } from '@shared/rules/chests';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { COURSE_UUID } from '../../authoring/content-import/testing/small-content';
import { certificateEntities, certifying } from '../../learning/certificates/testing/certifying';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { Chests } from './chests';
import { ClaimReward } from './claim-reward';
import { CourseRewards } from './course-rewards';
import { GetReward } from './get-reward';
import { NewUserReward } from './new-user-reward';
import { RewardEntity } from './reward.entity';
import { presentClaim, presentReward } from './reward.presenter';
import { Rewards } from './rewards';
import { RewardClaimed } from './rewards.events';
import { UserChestEntity } from './user-chest.entity';

const PUBLIC_URL = 'https://learn.example.org';
const entities = [
  ...certificateEntities,
  LedgerEntryEntity,
  NotificationEntity,
  RewardEntity,
  UserChestEntity,
];

async function rewarding(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const ledger = new Ledger(dataSource);
  const notifications = new Notifications(dataSource, new UserPush(new InProcessBus()), clock);
  const rewards = new Rewards(dataSource);
  const chests = new Chests(rewards, notifications);
  const claiming = new ClaimReward(rewards, ledger, database, clock);
  const userId = await addLearner(db);
  return {
    userId,
    ledger,
    rewards,
    notifications,
    newUser: new NewUserReward(chests, rewards, database, dataSource, clock),
    award: (kind: ChestKind, sourceId = newId()) =>
      database.transaction((tx) =>
        chests.award(tx, { userId, kind, source: 'daily_quest', sourceId, at: clock.now() }),
      ),
    chest: () => dataSource.getRepository(UserChestEntity).findOneByOrFail({ userId }),
    claim: (
      id: string,
      type: 'chest_earned' | 'course_completed' = 'chest_earned',
      by = userId,
      requestId?: string,
    ) => claiming.execute({ userId: by, type, id, requestId }),
  };
}

describeOnBothDatabases('rewards', { entities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('a chest is awarded once for what it’s for, and announced', async () => {
    const { userId, award, notifications, rewards } = await rewarding(db);
    expect(await award('rare', 'quest 1')).toBe(true);
    expect(await award('mythic', 'quest 1')).toBe(false);
    expect(await rewards.pending(userId)).toHaveLength(1);
    expect(await notifications.of(userId)).toMatchObject([
      { type: 'chest_earned', data: { title: 'Rare Chest' } },
    ]);
  });

  test('opening a chest pays what its seed says, gems and items', async () => {
    const { userId, award, chest, claim, ledger, rewards } = await rewarding(db);
    await award('mythic');
    const { id, kind, seed, edition } = await chest();
    const contents = drawChest(kind, seed, edition);
    const claimed = await claim(id);
    expect(claimReply.parse(presentClaim(claimed))).toEqual({ kind: 'claim_chest_response', ...contents });
    const balances = await ledger.balances(userId);
    expect(balances.gems).toBe(contents.gems);
    for (const item of CHEST_ITEMS) expect(balances[item]).toBe(contents.items[item]);
    expect(await rewards.pending(userId)).toEqual([]);
    expect(db.emitted(RewardClaimed)).toMatchObject([{ userId, type: 'chest_earned' }]);
  });

  test('twenty windows that open a chest at the same time get paid once', async () => {
    const { userId, award, chest, claim, ledger } = await rewarding(db);
    await award('mythic');
    const { id, kind, seed } = await chest();
    const claims = await Promise.all(Array.from({ length: 20 }, () => claim(id)));
    expect(claims.filter(({ alreadyClaimed }) => !alreadyClaimed)).toHaveLength(1);
    expect(presentClaim(claims.find(({ alreadyClaimed }) => alreadyClaimed)!)).toEqual({
      kind: 'chest_already_claimed',
    });
    expect((await ledger.balances(userId)).gems).toBe(drawChest(kind, seed).gems);
    expect(db.emitted(RewardClaimed)).toHaveLength(1);
  });

  test('a claim that’s sent again by its id gets what was paid, once; any other claim is too late', async () => {
    const { userId, award, chest, claim, ledger } = await rewarding(db);
    await award('mythic');
    const { id, kind, seed, edition } = await chest();
    const mine = newId();
    const sent = () => claim(id, 'chest_earned', userId, mine);
    const replies = (await Promise.all([sent(), sent(), sent()])).map(presentClaim);
    const contents = drawChest(kind, seed, edition);
    const reply = { kind: 'claim_chest_response', ...contents };
    expect([...replies, presentClaim(await sent())]).toEqual([reply, reply, reply, reply]);
    expect((await ledger.balances(userId)).gems).toBe(contents.gems);
    expect(db.emitted(RewardClaimed)).toHaveLength(1);
    for (const other of [newId(), undefined])
      expect(presentClaim(await claim(id, 'chest_earned', userId, other))).toEqual({
        kind: 'chest_already_claimed',
      });
    const stranger = await addLearner(db);
    await expect(claim(id, 'chest_earned', stranger, mine)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('another learner’s chest isn’t there', async () => {
    const { award, chest, claim } = await rewarding(db);
    await award('common');
    const { id } = await chest();
    const stranger = await addLearner(db);
    await expect(claim(id, 'chest_earned', stranger)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(claim(id, 'course_completed')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('every account gets one chest for signing up, no matter which request is first', async () => {
    const { userId, newUser, claim, rewards } = await rewarding(db);
    db.registry.register({
      name: 'rewards.new-user',
      event: UserSignedUp,
      handle: (payload) => newUser.onSignedUp(payload),
    });
    await db.database.transaction(async (tx) => tx.emit(UserSignedUp, { userId, redirect: null }));
    await Promise.all([newUser.execute(userId), newUser.execute(userId), db.events.dispatcher.drain()]);
    expect(await rewards.pending(userId)).toHaveLength(1);
    const reward = await newUser.execute(userId);
    expect(reward.claimedAt).toBeNull();
    await claim(reward.id);
    expect((await newUser.execute(userId)).claimedAt).toEqual(db.clock.now());
  });

  test('a completed course pays its XP once, and its track is announced with its last course', async () => {
    const { ledger, rewards, notifications, claim } = await rewarding(db);
    const school = await certifying(db);
    const { userId } = school;
    const outlines = new CourseOutlines(db.dataSource, db.clock);
    const tracks = new Tracks(db.dataSource, outlines);
    const { certificates, issue } = school;
    const courses = new CourseRewards(rewards, notifications, outlines, tracks, certificates, db.database);
    await school.solveAll();
    await issue.execute(userId, COURSE_UUID);
    const [event] = db.emitted(CourseCompleted);
    for (let delivery = 1; delivery <= 2; delivery += 1) await courses.onCourseCompleted(event!);
    const reader = new GetReward(rewards, certificates, db.dataSource, { details: async () => undefined });
    const [pending] = await reader.pending(userId);
    const shown = rewardSchema.parse(presentReward(pending!, PUBLIC_URL, 'en'));
    const xp = (await outlines.byId(COURSE_UUID))!.course.rewardXp;
    expect(shown).toMatchObject({
      RewardAmount: xp,
      CertificateEarned: { CourseUUID: COURSE_UUID, CompletionUUID: event!.completionId, RewardAmount: xp },
    });
    const types = (await notifications.of(userId)).map(({ type }) => type);
    expect(types.sort()).toEqual(['course_completed', 'track_completed']);
    const before = await ledger.balance(userId, 'xp');
    const mine = newId();
    for (let sent = 1; sent <= 2; sent += 1) {
      const once = await claim(event!.completionId, 'course_completed', userId, mine);
      expect(presentClaim(once)).toEqual({ kind: 'claim_course_response', xp });
    }
    const again = await claim(shown.RewardUUID, 'course_completed', userId);
    expect(presentClaim(again)).toEqual({ kind: 'course_already_claimed' });
    expect(await ledger.balance(userId, 'xp')).toBe(before + xp);
  });
});
