import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { LedgerEntryEntity } from '@server/game/xp';
import { OF_LESSONS } from '@server/learning/exercises';
import { Handles, PastHandleEntity, UserEntity, UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import type { Mail } from '@server/platform/mail';
import { friendRecruits } from '@shared/contracts';
import {
  CONFIRM_DAYS,
  INVITATION_DAYS,
  KARMA_PER_RECRUIT,
  MAX_INVITATIONS_A_DAY,
  RECRUITER_CHEST_LIMIT,
} from '@shared/rules/recruits';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { Chests, RewardEntity, Rewards, UserChestEntity } from '../../game/rewards';
import { ExerciseProgressEntity } from '../../learning/progress';
import { addLearner, submissionEntities } from '../../solving/submissions/testing/submitting';
import { FollowRecruits } from './follow-recruits';
import { ForgetInvitations } from './forget-invitations';
import { FriendsRecruited, RecruitKarma } from './friends-recruited';
import { InviteFriend } from './invite-friend';
import { LinkRecruit } from './link-recruit';
import { MailInvitation } from './mail-invitation';
import { RecruitEntity } from './recruit.entity';
import { presentRecruits } from './recruit.presenter';
import { RecruitInvitationEntity } from './recruit-invitation.entity';
import { Recruits } from './recruits';
import { FriendInvited, RecruitSettled, RecruitStarted } from './recruits.events';

const DAY_MS = 86_400_000;
const PUBLIC_URL = 'https://learn.example.org';
const entities = [
  ...submissionEntities,
  LedgerEntryEntity,
  NotificationEntity,
  RecruitEntity,
  RecruitInvitationEntity,
  PastHandleEntity,
  RewardEntity,
  UserChestEntity,
];

async function recruiting(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const users = new UserRepository(dataSource);
  const notifications = new Notifications(dataSource, new UserPush(new InProcessBus()), clock);
  const chests = new Chests(new Rewards(dataSource), notifications);
  const refreshed: string[] = [];
  const follow = new FollowRecruits(
    dataSource,
    database,
    users,
    chests,
    { execute: async (id: string) => void refreshed.push(`achievements ${id}`) } as never,
    { refresh: async (id: string) => void refreshed.push(`karma ${id}`) } as never,
    clock,
  );
  const link = new LinkRecruit(database, users, new Handles(dataSource), clock);
  const invite = new InviteFriend(database, users, clock);
  const mails: Mail[] = [];
  const mailer = {
    look: { name: 'Emberforge', accent: null },
    send: async (mail: Mail) => void mails.push(mail),
  };
  const mailing = new MailInvitation(dataSource, database, users, mailer as never, clock, {
    publicUrl: PUBLIC_URL,
  });
  const recruits = new Recruits(dataSource, users, clock);
  const recruiter = await addLearner(db);
  return {
    recruiter,
    follow,
    link,
    refreshed,
    mails,
    /** Signs up from the recruiter's link. */
    recruit: async (by = recruiter, change: Partial<UserEntity> = {}) => {
      const userId = await addLearner(db, 'UTC');
      await dataSource.getRepository(UserEntity).update({ id: userId }, { referringUserId: by, ...change });
      await link.onSignedUp({ userId, redirect: null });
      return userId;
    },
    /** Solves a new lesson now. */
    solve: async (userId: string, { sawSolution = false } = {}) => {
      const now = clock.now();
      await dataSource.getRepository(ExerciseProgressEntity).insert({
        userId,
        ...OF_LESSONS,
        exerciseId: newId(),
        attempts: 1,
        successCount: 1,
        firstSuccessAt: now,
        completedAt: now,
        resetAt: null,
        solutionViewedAt: sawSolution ? new Date(now.getTime() - 1_000) : null,
        updatedAt: now,
      });
      await follow.execute(userId);
    },
    invite: async (email: string, name = '') => {
      await invite.execute(recruiter, { email, name });
      for (const event of db.emitted(FriendInvited)) await mailing.execute(event);
    },
    list: async (of = recruiter) => friendRecruits.parse(presentRecruits(await recruits.of(of), PUBLIC_URL)),
    chestsOf: async (userId: string) =>
      (await dataSource.getRepository(UserChestEntity).findBy({ userId })).map(
        ({ kind, source }) => `${kind} ${source}`,
      ),
    karma: () => database.transaction((tx) => new RecruitKarma().karmaOf(tx, recruiter)),
    recruited: () => new FriendsRecruited(dataSource).valueOf(recruiter),
  };
}

type World = Awaited<ReturnType<typeof recruiting>>;

async function settle(db: TestDatabase, { solve }: World, friends: readonly string[]) {
  for (const day of [2, 2, 1]) {
    for (let lesson = 0; lesson < day; lesson += 1) await Promise.all(friends.map((friend) => solve(friend)));
    db.clock.advance(DAY_MS);
  }
}

describeOnBothDatabases('recruiting friends', { entities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('both sides get one chest: the friend for a first lesson, the recruiter once the friend has settled in', async () => {
    const world = await recruiting(db);
    const { recruiter, recruit, solve, list, chestsOf, karma, recruited, follow, refreshed } = world;
    const friend = await recruit();
    expect((await list()).Recruits).toMatchObject([{ Name: 'Ada', Handle: friend, State: 'joined' }]);
    await solve(friend);
    expect(await chestsOf(friend)).toEqual(['common friend_recruitment']);
    expect(await chestsOf(recruiter)).toEqual([]);
    expect(db.emitted(RecruitStarted)).toEqual([{ recruiterId: recruiter, recruitId: friend }]);
    for (const _ of [1, 2, 3, 4, 5]) await solve(friend);
    expect((await list()).Recruits).toMatchObject([{ State: 'started', NumLessons: 5, NumDays: 1 }]);
    db.clock.advance(DAY_MS);
    await solve(friend);
    expect(await karma()).toBe(0);
    db.clock.advance(DAY_MS);
    await solve(friend);
    await Promise.all([follow.execute(friend), follow.execute(friend)]);
    expect((await list()).Recruits).toMatchObject([{ State: 'settled', NumLessons: 5, NumDays: 3 }]);
    expect(await chestsOf(recruiter)).toEqual(['uncommon friend_recruitment']);
    expect(await chestsOf(friend)).toEqual(['common friend_recruitment']);
    expect([await karma(), await recruited()]).toEqual([KARMA_PER_RECRUIT, 1]);
    for (const event of db.emitted(RecruitSettled)) await follow.onSettled(event);
    expect(refreshed).toEqual([`achievements ${recruiter}`, `karma ${recruiter}`]);
  });

  test('lessons whose solution was looked at first pay nothing', async () => {
    const { recruit, solve, list, chestsOf } = await recruiting(db);
    const friend = await recruit();
    await solve(friend, { sawSolution: true });
    expect(await chestsOf(friend)).toEqual([]);
    expect((await list()).Recruits).toMatchObject([{ State: 'joined', NumLessons: 0 }]);
  });

  test('a recruiter’s chests are limited, even if friends settle in together', async () => {
    const world = await recruiting(db);
    const { recruiter, recruit, chestsOf, recruited } = world;
    const friends: string[] = [];
    for (let count = 0; count <= RECRUITER_CHEST_LIMIT.chests; count += 1) friends.push(await recruit());
    await settle(db, world, friends);
    expect(await chestsOf(recruiter)).toHaveLength(RECRUITER_CHEST_LIMIT.chests);
    expect(await recruited()).toBe(friends.length);
    db.clock.advance(RECRUITER_CHEST_LIMIT.days * DAY_MS);
    await settle(db, world, [await recruit()]);
    expect(await chestsOf(recruiter)).toHaveLength(RECRUITER_CHEST_LIMIT.chests + 1);
  });

  test('a new account says once who recruited it, and its earlier lessons count', async () => {
    const { recruiter, link, list, solve, follow, chestsOf } = await recruiting(db);
    const [friend, other] = [await addLearner(db), await addLearner(db)];
    await solve(friend);
    const inAWeek = new Date(db.clock.now().getTime() + CONFIRM_DAYS * DAY_MS);
    expect((await list(friend)).ConfirmUntil).toBe(inAWeek.toISOString());
    await link.confirm(friend, recruiter);
    await link.confirm(friend, recruiter);
    await follow.onJoined({ recruiterId: recruiter, recruitId: friend });
    expect(await list(friend)).toMatchObject({ Recruiter: { Handle: recruiter }, ConfirmUntil: null });
    expect(await chestsOf(friend)).toHaveLength(1);
    await expect(link.confirm(friend, other)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(link.confirm(recruiter, friend)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(link.confirm(other, 'nobody')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(link.confirm(other, other)).rejects.toThrow("Can't recruit yourself");
    db.clock.advance(CONFIRM_DAYS * DAY_MS + 1);
    await expect(link.confirm(other, recruiter)).rejects.toThrow('first 7 days');
    expect((await list(other)).ConfirmUntil).toBeNull();
  });

  test('of two who name each other at once, one has recruited the other', async () => {
    const { link } = await recruiting(db);
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async () => [await addLearner(db), await addLearner(db)] as const),
    );
    const repository = db.dataSource.getRepository(RecruitEntity);
    await Promise.all(
      pairs.map(async ([ada, grace]) => {
        // Handles of these learners are their ids.
        const both = await Promise.allSettled([link.confirm(ada, grace), link.confirm(grace, ada)]);
        const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
        expect(refused).toMatchObject([{ kind: 'conflict' }]);
      }),
    );
    expect(await repository.count()).toBe(pairs.length);
  });

  test('a link from one’s own recruit makes nobody the recruiter of their recruiter', async () => {
    const { recruiter, link, recruit } = await recruiting(db);
    const friend = await recruit();
    await db.dataSource.getRepository(UserEntity).update({ id: recruiter }, { referringUserId: friend });
    await link.onSignedUp({ userId: recruiter, redirect: null });
    expect(await db.dataSource.getRepository(RecruitEntity).count()).toBe(1);
  });

  test('an invitation is mailed once, and becomes the friend who joins', async () => {
    const { recruiter, invite, list, mails, recruit } = await recruiting(db);
    await invite('grace@example.com', 'Grace');
    await invite('grace@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'grace@example.com', subject: 'Ada invited you to Emberforge' });
    expect(mails[0]!.text).toContain(`${PUBLIC_URL}/?ruid=${recruiter}&bannerlord=${recruiter}`);
    expect((await list()).Recruits).toMatchObject([
      { Name: 'Grace', Email: 'grace@example.com', State: 'invited' },
    ]);
    const friend = await recruit(recruiter, { email: 'grace@example.com', firstName: 'Grace Brewster' });
    expect((await list()).Recruits).toMatchObject([
      { Name: 'Grace', Email: null, Handle: friend, State: 'joined' },
    ]);
  });

  test('an invitation reveals nothing about accounts, and an address gets one mail however many invite it', async () => {
    const first = await recruiting(db);
    const { id, email } = await db.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ id: await addLearner(db) });
    expect(id).not.toBe(first.recruiter);
    await first.invite(email);
    await first.invite('grace@example.com');
    const second = await recruiting(db);
    await second.invite('grace@example.com');
    expect(first.mails.map(({ to }) => to)).toEqual(['grace@example.com']);
    expect(second.mails).toEqual([]);
    expect((await first.list()).Recruits).toMatchObject([{ State: 'invited' }, { State: 'invited' }]);
    expect((await second.list()).Recruits).toMatchObject([{ State: 'invited' }]);
    await expect(first.invite(`${first.recruiter}@example.org`)).rejects.toThrow("Can't recruit yourself");
  });

  test('names in an invitation can’t add headers, links or markup', async () => {
    const { recruiter, invite, mails } = await recruiting(db);
    const firstName = 'Eve\r\nBcc: all@evil.example <b>';
    await db.dataSource.getRepository(UserEntity).update({ id: recruiter }, { firstName });
    await invite('grace@example.com', '<img src=x> https://evil.example');
    expect(mails[0]!.subject).toBe('Eve Bcc: b invited you to Emberforge');
    expect(`${mails[0]!.text}${mails[0]!.html}`).not.toMatch(/evil\.example|<img|<b>/);
  });

  test('invitations are limited per day, and addresses are forgotten', async () => {
    const { invite, list } = await recruiting(db);
    for (let count = 0; count < MAX_INVITATIONS_A_DAY; count += 1)
      await invite(`friend-${count}@example.com`);
    await expect(invite('one-more@example.com')).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterSeconds: DAY_MS / 1_000,
    });
    await invite('friend-0@example.com');
    db.clock.advance(DAY_MS);
    await invite('one-more@example.com');
    db.clock.advance(INVITATION_DAYS * DAY_MS - DAY_MS + 1);
    await new ForgetInvitations(db.database).run(db.clock.now());
    expect((await list()).Recruits.map(({ Email }) => Email)).toEqual(['one-more@example.com']);
  });

  test('accounts without a referral have no recruiter', async () => {
    const { link, list } = await recruiting(db);
    const userId = await addLearner(db);
    await link.onSignedUp({ userId, redirect: null });
    expect((await list(userId)).Recruiter).toBeNull();
  });
});
