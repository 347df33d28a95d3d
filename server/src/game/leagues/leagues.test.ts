import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { HideCompetition } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { leagueData } from '@shared/contracts';
import { SEASON_MS, seasonAt, seasonNumbered } from '@shared/rules/leagues';
import { totalXpToReach } from '@shared/rules/levels';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { LeaderboardEntries, LeaderboardEntryEntity, Leaderboards } from '../../community/leaderboards';
import { Karma } from '../../community/leaderboards/karma-source';
import { LeaderboardTotalsEntity } from '../../community/leaderboards/leaderboard-totals.entity';
import { addLearner, submissionEntities } from '../../solving/submissions/testing/submitting';
import { LeaguePodiums, LeaguesJoined } from '../achievements/counted-metrics';
import { LedgerEntryEntity } from '../xp';
import { JoinLeague } from './join-league';
import { LeagueEntity } from './league.entity';
import { presentLeague } from './league.presenter';
import { LeagueGroups } from './league-groups';
import { LeagueMemberEntity } from './league-member.entity';
import { Leagues } from './leagues';
import { LeagueBadgeEarned, LeagueJoined } from './leagues.events';
import { NotifyBest } from './notify-best.job';
import { PlaceLearners } from './place-learners';
import { RollLeagues } from './roll-leagues.job';
import { SettleLeague } from './settle-league';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEVEL_10 = totalXpToReach(10);
const entities = [
  ...submissionEntities,
  LeaderboardEntryEntity,
  LeaderboardTotalsEntity,
  LeagueEntity,
  LeagueMemberEntity,
  LedgerEntryEntity,
  NotificationEntity,
];

function playing(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  // A day after a season began.
  clock.set(new Date(seasonNumbered(12).start + DAY_MS).toISOString());
  const karma = new Karma(undefined as never).use([]);
  const entries = new LeaderboardEntries(database, karma, clock, new HideCompetition(clock));
  const notifications = new Notifications(dataSource, new UserPush(new InProcessBus()), clock);
  const groups = new LeagueGroups(notifications, clock);
  const joinLeague = new JoinLeague(database, groups, clock);
  const leagues = new Leagues(dataSource, clock);
  const job = () =>
    new RollLeagues(new SettleLeague(database, entries), new PlaceLearners(database, groups), clock);
  const notifyBest = new NotifyBest(database, new Leaderboards(dataSource), notifications);
  const earn = async (userId: string, xp: number, at = clock.now()) => {
    await dataSource.getRepository(LedgerEntryEntity).insert({
      ...{ id: newId(at.getTime()), userId, currency: 'xp', amount: xp, reason: 'lesson', source: newId() },
      ...{ createdAt: at, detail: null },
    });
  };
  /** Completes a lesson that pays this much. */
  const complete = async (userId: string, xp: number) => {
    await earn(userId, xp);
    await entries.refresh(userId);
    await joinLeague.afterLesson({ userId, completedAt: clock.now().toISOString() } as never);
  };
  /** A learner of level 10 or more, who got there before the last four weeks. */
  const veteran = async (xp = LEVEL_10) => {
    const userId = await addLearner(db);
    await earn(userId, xp, new Date(clock.now().getTime() - 3 * SEASON_MS));
    return userId;
  };
  const of = async (userId: string, period: 'day' | 'alltime' = 'alltime') => leagues.of(userId, period);
  /** As `[rank, xp]`, from the first place on. */
  const board = async (userId: string, period?: 'day' | 'alltime') =>
    (await of(userId, period)).members.map(({ rank, xp }) => [rank, xp]);
  const groupOf = async (userId: string) => (await of(userId)).members.map(({ learner }) => learner.userId);
  const tierOf = async (userId: string) => (await of(userId)).league?.tier;
  const toNextSeason = (seasons = 1) => {
    const { number } = seasonAt(clock.now());
    clock.set(new Date(seasonNumbered(number + seasons).start + MINUTE_MS).toISOString());
  };
  const roll = () => job().run(clock.now());
  const notified = async (userId: string, type: string) =>
    (await notifications.of(userId)).filter((one) => one.type === type).map(({ data }) => data);
  /** Learners in the lowest league with this XP each, from the last to join to the first. */
  const group = async (scores: readonly number[]) => {
    const learners = [];
    for (const xp of scores) {
      const learner = await veteran();
      await complete(learner, xp);
      learners.push(learner);
    }
    return learners;
  };
  return {
    ...{ entries, leagues, earn, complete, veteran, of, board, groupOf, tierOf, toNextSeason, roll },
    ...{ notified, group, notifyBest, members: () => dataSource.getRepository(LeagueMemberEntity) },
  };
}

/** 2500, 2400, … 100: no ties. */
const scores = (count: number) => Array.from({ length: count }, (_, index) => 100 * (count - index));

describeOnBothDatabases('leagues', { entities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('the lesson that reaches level 10 joins the lowest league and counts there', async () => {
    const { complete, of, board, earn, notified } = playing(db);
    const ada = await addLearner(db);
    await earn(ada, LEVEL_10 - 50);
    await complete(ada, 49);
    expect(await of(ada)).toMatchObject({ status: 'locked', members: [] });
    db.clock.advance(1000);
    await complete(ada, 70);
    expect(await of(ada)).toMatchObject({ status: 'joined', league: { tier: 0, season: 12 } });
    expect(await board(ada)).toEqual([[1, 70]]);
    db.clock.advance(1000);
    await complete(ada, 30);
    expect(await board(ada)).toEqual([[1, 100]]);
    expect(await notified(ada, 'joined_league')).toEqual([{ leagueName: 'Clay' }]);
    expect(db.emitted(LeagueJoined)).toEqual([{ userId: ada, season: 12 }]);
    expect(await new LeaguesJoined(db.dataSource).valueOf(ada)).toBe(1);
  });

  test('a group takes 25 learners, also when many join together', async () => {
    const { veteran, complete, groupOf, group } = playing(db);
    await group(scores(23));
    const late = [await veteran(), await veteran(), await veteran(), await veteran()];
    await Promise.all(late.map((learner) => complete(learner, 50)));
    const sizes = await Promise.all(late.map(async (learner) => (await groupOf(learner)).length));
    expect(sizes.filter((size) => size === 25)).toHaveLength(2);
    const rest = sizes.filter((size) => size !== 25);
    expect(rest.every((size) => size <= 2)).toBe(true);
    expect(await db.dataSource.getRepository(LeagueEntity).maximum('members')).toBe(25);
  });

  test('learners of unlike pace get groups of their own, once a group has ten', async () => {
    const { veteran, complete, earn, group, groupOf } = playing(db);
    const slow = await group(scores(10));
    const busy = async () => {
      const learner = await veteran();
      await earn(learner, 20_000, new Date(db.clock.now().getTime() - DAY_MS));
      await complete(learner, 50);
      return learner;
    };
    const [fast, faster] = [await busy(), await busy()];
    const calm = await veteran();
    await complete(calm, 50);
    expect(new Set(await groupOf(fast))).toEqual(new Set([fast, faster]));
    expect(new Set(await groupOf(calm))).toEqual(new Set([...slow, calm]));
  });

  test('the board is by the season or by the last 24 hours, and equal XP share a place', async () => {
    const { complete, board, group, of, notified } = playing(db);
    const [ada] = await group([300, 200, 200, 100]);
    expect(await board(ada!)).toEqual([
      [1, 300],
      [2, 200],
      [2, 200],
      [4, 100],
    ]);
    db.clock.advance(2 * DAY_MS);
    await complete(ada!, 40);
    expect((await board(ada!))[0]).toEqual([1, 340]);
    expect((await board(ada!, 'day'))[0]).not.toEqual([1, 340]);
    const shown = leagueData.parse(presentLeague(await of(ada!), 2));
    expect(shown).toMatchObject({ LeagueName: 'Clay', MemberCount: 4, Status: 'joined' });
    expect(shown.LeagueMembers).toHaveLength(2);
    expect(shown.ExpiresAt).toBe(new Date(seasonNumbered(12).end).toISOString());
    expect(await notified(ada!, 'joined_league')).toHaveLength(1);
  });

  test('after four weeks, places 1 to 5 rise and the rest stay in the lowest league', async () => {
    const { group, tierOf, toNextSeason, roll, groupOf, board, of } = playing(db);
    const learners = await group(scores(25));
    toNextSeason();
    await roll();
    const tiers = await Promise.all(learners.map(tierOf));
    expect(tiers).toEqual([...Array(5).fill(1), ...Array(20).fill(0)]);
    expect((await groupOf(learners[0]!)).toSorted()).toEqual(learners.slice(0, 5).toSorted());
    expect(await board(learners[0]!)).toEqual(Array(5).fill([1, 0]));
    const [first, , third, fourth] = await Promise.all(learners.slice(0, 4).map((learner) => of(learner)));
    expect(first!.badges).toMatchObject([{ tier: 0, place: 1, season: 12 }]);
    expect(first!.members.find(({ learner }) => learner.userId === learners[0])?.learner).toMatchObject({
      badgeTier: 0,
      badgePlace: 1,
    });
    expect([third!.badges.length, fourth!.badges.length]).toEqual([1, 0]);
    expect(db.emitted(LeagueBadgeEarned)).toHaveLength(3);
    const podiums = new LeaguePodiums(db.dataSource);
    expect(await Promise.all(learners.slice(0, 4).map((one) => podiums.valueOf(one)))).toEqual([1, 1, 1, 0]);
  });

  test('from a higher league, place 20 stays and place 21 falls; ties are decided for the learner', async () => {
    const { group, members, tierOf, toNextSeason, roll } = playing(db);
    const tied = scores(25);
    tied[5] = tied[4]!;
    tied[20] = tied[19]!;
    const learners = await group(tied);
    await db.dataSource.getRepository(LeagueEntity).update({ season: 12 }, { tier: 3 });
    toNextSeason();
    await roll();
    const tiers = await Promise.all(learners.map(tierOf));
    expect(tiers).toEqual([...Array(6).fill(4), ...Array(15).fill(3), ...Array(4).fill(2)]);
    expect(await members().countBy({ season: 13 })).toBe(25);
  });

  test.each([9, 10])('in a group of %i, learners rise only if there are at least 10', async (count) => {
    const { group, tierOf, toNextSeason, roll } = playing(db);
    const learners = await group(scores(count));
    toNextSeason();
    await roll();
    const risen = (await Promise.all(learners.map(tierOf))).filter((tier) => tier === 1);
    expect(risen).toHaveLength(count === 10 ? 5 : 0);
  });

  test('26 learners of a league form two groups of 13, the strongest together', async () => {
    const { group, groupOf, toNextSeason, roll } = playing(db);
    // Five of the first 25 rise.
    const learners = (await group(scores(31))).slice(5);
    toNextSeason();
    await roll();
    const [strong, weak] = [await groupOf(learners[0]!), await groupOf(learners[25]!)];
    expect(strong.toSorted()).toEqual(learners.slice(0, 13).toSorted());
    expect(weak.toSorted()).toEqual(learners.slice(13).toSorted());
  });

  test('XP earned after the end count for the new season, also if the rollover comes late', async () => {
    const { group, complete, board, toNextSeason, roll, tierOf, of } = playing(db);
    const learners = await group(scores(10));
    const [last] = learners.slice(-1);
    toNextSeason();
    db.clock.advance(3 * DAY_MS);
    await complete(last!, 5000);
    expect(await of(last!)).toMatchObject({ status: 'waiting' });
    await roll();
    expect(await tierOf(last!)).toBe(0);
    expect((await board(last!))[0]).toEqual([1, 5000]);
    expect(await tierOf(learners[0]!)).toBe(1);
  });

  test('an outage of several seasons is one rollover, into the season that’s running', async () => {
    const { group, tierOf, toNextSeason, roll, of } = playing(db);
    const learners = await group(scores(10));
    toNextSeason(3);
    await roll();
    expect(await tierOf(learners[0]!)).toBe(1);
    expect((await of(learners[0]!)).league?.season).toBe(15);
  });

  test('a rollover that runs again, or in two processes, changes nothing more', async () => {
    const { group, members, notified, toNextSeason, roll } = playing(db);
    const learners = await group(scores(25));
    toNextSeason();
    await Promise.all([roll(), roll()]);
    const rows = () => members().find({ order: { userId: 'ASC', season: 'ASC' } });
    const before = await rows();
    expect(before).toHaveLength(50);
    expect(before.some(({ isWaiting }) => isWaiting)).toBe(false);
    await roll();
    expect(await rows()).toEqual(before);
    expect(await notified(learners[0]!, 'joined_league')).toHaveLength(2);
  });

  test('learners without XP come back with their next lesson, in the league they left', async () => {
    const { group, complete, of, tierOf, toNextSeason, roll } = playing(db);
    const learners = await group(scores(10));
    const [ada] = learners;
    toNextSeason();
    await roll();
    toNextSeason();
    await roll();
    expect(await of(ada!)).toMatchObject({ status: 'waiting' });
    await complete(ada!, 50);
    expect(await tierOf(ada!)).toBe(1);
  });

  test('a learner who opts out is off the board and takes no place; their own is kept', async () => {
    const { group, entries, board, of, toNextSeason, roll, tierOf, complete } = playing(db);
    const learners = await group(scores(11));
    const [ada, grace] = learners;
    await entries.setCompetes(ada!, false);
    expect(await of(ada!)).toMatchObject({ status: 'opted_out', members: [] });
    expect(await board(grace!)).toHaveLength(10);
    await entries.setCompetes(ada!, true);
    expect(await of(ada!)).toMatchObject({ status: 'joined' });
    await entries.setCompetes(ada!, false);
    toNextSeason();
    await roll();
    const risen = (await Promise.all(learners.slice(1).map(tierOf))).filter((tier) => tier === 1);
    expect(risen).toHaveLength(5);
    await complete(ada!, 50);
    expect((await of(ada!)).badges).toEqual([]);
    await entries.setCompetes(ada!, true);
    expect(await of(ada!)).toMatchObject({ status: 'waiting' });
    await complete(ada!, 50);
    expect(await tierOf(ada!)).toBe(0);
  });

  test('the best of the day are notified once: on the board of all, and in each league', async () => {
    const { group, notifyBest, notified, entries } = playing(db);
    const learners = await group([500, 400, 300, 200, 200, 100]);
    const [ada, grace, lin, mary] = learners as [string, string, string, string];
    await entries.setCompetes(grace, false);
    const slot = new Date(Math.ceil(db.clock.now().getTime() / DAY_MS) * DAY_MS);
    for (let time = 0; time < 2; time++) await notifyBest.run(slot);
    const best = (learner: string) => notified(learner, 'on_daily_league_leaderboard_top');
    expect(await best(ada)).toEqual([{ leagueName: 'Clay' }]);
    expect([await best(grace), await best(lin), await best(mary)]).toEqual([[], [], []]);
    expect(await notified(mary, 'on_daily_xp_leaderboard')).toHaveLength(1);
    expect(await notified(grace, 'on_daily_xp_leaderboard')).toEqual([]);
    await notifyBest.run(new Date(slot.getTime() + DAY_MS));
    expect(await best(ada)).toHaveLength(2);
  });
});
