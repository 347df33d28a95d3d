import { replayLedger } from '@server/game/xp';
import { chestsOfCommunity, chestsOfLearner } from '@shared/rules/bosses';
import { CHEST_ITEMS, type ChestKind, drawChest } from '@shared/rules/chests';
import { GROUP_SIZE, LEAGUE_MIN_LEVEL, seasonNumbered } from '@shared/rules/leagues';
import { totalXpToReach } from '@shared/rules/levels';
import { QUEST_CHESTS, questOf } from '@shared/rules/quests';
import type { DataSource } from 'typeorm';
import { expect } from 'vitest';
import type { GameApp } from './game-app';
import type { ModelLearner } from './model-learner';

/** Facts of the database that hold at any time, whatever was delivered. */
export async function expectSoundDatabase(app: GameApp): Promise<void> {
  const { dataSource } = app;
  expect((await replayLedger(dataSource)).problems).toEqual([]);
  await expectXpFromWork(dataSource);
  await expectChests(dataSource);
  await expectNothingFailed(dataSource);
  await expectLeagues(dataSource);
  const active = await dataSource.sql`
    SELECT user_id FROM user_quests WHERE completed_at IS NULL AND expires_at > ${app.now.getTime()}
    GROUP BY user_id HAVING COUNT(*) > 1`;
  expect(active).toEqual([]);
}

/** All XP come from first successes and claimed courses. */
async function expectXpFromWork(dataSource: DataSource): Promise<void> {
  const paidTwice = await dataSource.sql`
    SELECT user_id, exercise_source, exercise_id FROM submissions WHERE xp_reward <> 0
    GROUP BY user_id, exercise_source, exercise_id HAVING COUNT(*) > 1`;
  expect(paidTwice).toEqual([]);
  const wrong = await dataSource.sql`
    SELECT id, xp, work FROM (
      SELECT id,
        (SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE user_id = users.id AND currency = 'xp') AS xp,
        (SELECT COALESCE(SUM(xp_reward), 0) FROM submissions WHERE user_id = users.id) +
        (SELECT COALESCE(SUM(amount), 0) FROM rewards
          WHERE user_id = users.id AND type = 'course_completed' AND claimed_at IS NOT NULL) AS work
      FROM users) AS totals WHERE xp <> work`;
  expect(wrong).toEqual([]);
}

interface ChestRow {
  id: string;
  kind: ChestKind;
  seed: string;
  edition: number;
  claimedAt: number | null;
  rewards: number;
  notifications: number;
}

/** Each chest has one reward and one notification, and paid what its seed says if it's open, else nothing. */
async function expectChests(dataSource: DataSource): Promise<void> {
  const chests: ChestRow[] = await dataSource.sql`
    SELECT id, kind, seed, edition,
      (SELECT MAX(claimed_at) FROM rewards WHERE type = 'chest_earned' AND subject_id = chest.id) AS "claimedAt",
      (SELECT COUNT(*) FROM rewards WHERE type = 'chest_earned' AND subject_id = chest.id) AS rewards,
      (SELECT COUNT(*) FROM notifications
        WHERE user_id = chest.user_id AND type = 'chest_earned' AND key = CAST(chest.id AS varchar)) AS notifications
    FROM user_chests AS chest`;
  const entries: Array<{ source: string; currency: string; amount: number }> = await dataSource.sql`
    SELECT source, currency, amount FROM ledger_entries WHERE reason = 'chest'`;
  for (const { id, kind, seed, edition, claimedAt, rewards, notifications } of chests) {
    const paid = Object.fromEntries(
      entries.filter(({ source }) => source === id).map(({ currency, amount }) => [currency, amount]),
    );
    const { gems, items } = drawChest(kind, seed, edition);
    const drawn = Object.fromEntries(
      CHEST_ITEMS.flatMap((item) => (items[item] ? [[item, items[item]]] : [])),
    );
    expect({ paid, rewards: Number(rewards), notifications: Number(notifications) }).toEqual({
      paid: claimedAt === null ? {} : { gems, ...drawn },
      rewards: 1,
      notifications: 1,
    });
  }
}

/** A handler or job that fails is tried again, so only these columns show it. */
async function expectNothingFailed(dataSource: DataSource): Promise<void> {
  const failed = await dataSource.sql`
    SELECT subscriber AS name, last_error FROM event_deliveries WHERE last_error IS NOT NULL
    UNION ALL SELECT name, last_error FROM scheduled_jobs WHERE last_error IS NOT NULL`;
  expect(failed).toEqual([]);
}

/** What follows once all events are delivered: everything agrees with what the learners did. */
export async function expectCaughtUp(app: GameApp, learners: readonly ModelLearner[]): Promise<void> {
  const { dataSource } = app;
  for (const [index, learner] of learners.entries()) {
    const { id, spree, longestSpree } = learner;
    const [row] = await dataSource.sql`SELECT length, longest FROM sharpshooter_sprees WHERE user_id = ${id}`;
    expect(row ?? { length: 0, longest: 0 }).toEqual({ length: spree, longest: longestSpree });
    await expectChestsOf(dataSource, learner, index > 0);
  }
  const wrongCounts = await dataSource.sql`
    SELECT achievement_id FROM achievement_counts WHERE learners <> (
      SELECT COUNT(*) FROM rewards WHERE type = 'achievement_earned' AND subject_id = achievement_id)`;
  expect(wrongCounts).toEqual([]);
  await expectBoards(dataSource, learners);
  await expectFights(dataSource);
}

/** Chests of fights are the fights' own (expectFights). */
async function expectChestsOf(
  dataSource: DataSource,
  learner: ModelLearner,
  isRecruit: boolean,
): Promise<void> {
  const { id, spreeChests, quests } = learner;
  const chests: Array<{ source: string; kind: string }> = await dataSource.sql`
    SELECT source, kind FROM user_chests WHERE user_id = ${id} AND source <> 'boss_reward'`;
  const settled = await dataSource.sql`
    SELECT recruit_id FROM recruits WHERE recruiter_id = ${id} AND settled_at IS NOT NULL AND lessons >= 5 AND days >= 3`;
  const done = quests.filter(({ isDone }) => isDone).map(({ questId }) => questOf(questId)!.difficulty);
  expect(chests.map(({ source, kind }) => `${source} ${kind}`).sort()).toEqual(
    [
      ...done.map((difficulty) => `daily_quest ${QUEST_CHESTS[difficulty]}`),
      'new_user_reward common',
      ...Array.from({ length: spreeChests }, () => 'sharpshooter common'),
      ...(isRecruit && learner.hasStarted ? ['friend_recruitment common'] : []),
      ...settled.map(() => 'friend_recruitment uncommon'),
    ].sort(),
  );
}

interface Damage {
  eventId: string;
  health: number;
  total: number;
  xp: number;
  earned: number;
  chests: number;
  given: number;
}

/** The damage is what the ledger paid during the fight, and chests need both thresholds. */
async function expectFights(dataSource: DataSource): Promise<void> {
  const rows: Damage[] = await dataSource.sql`
    SELECT events.id AS "eventId", health, damage.xp AS xp, chests, folded_xp + (
        SELECT COALESCE(SUM(xp), 0) FROM boss_hits WHERE event_id = events.id) AS total, (
        SELECT COALESCE(SUM(amount), 0) FROM ledger_entries WHERE user_id = damage.user_id AND currency = 'xp'
          AND created_at >= starts_at AND created_at < expires_at) AS earned, (
        SELECT COUNT(*) FROM user_chests WHERE user_id = damage.user_id AND source = 'boss_reward'
          AND source_id LIKE CAST(events.id AS varchar) || '.%') AS given
    FROM boss_damage AS damage JOIN boss_events AS events ON events.id = damage.event_id`;
  for (const { eventId, health, total, xp, earned, chests, given } of rows) {
    const byAll = rows.filter((row) => row.eventId === eventId).reduce((sum, row) => sum + row.xp, 0);
    expect({ total: Number(total), xp, given: Number(given) }).toEqual({
      total: byAll,
      xp: Number(earned),
      given: chests,
    });
    const reached = Math.min(chestsOfCommunity(byAll, Number(health)), chestsOfLearner(xp));
    expect(chests).toBeLessThanOrEqual(reached);
  }
}

/** A learner who hasn't solved anything may have an entry, for karma. */
async function expectBoards(dataSource: DataSource, learners: readonly ModelLearner[]): Promise<void> {
  const entries: Array<{ id: string; xp: number; lessons: number }> = await dataSource.sql`
    SELECT user_id AS id, total_xp AS xp, lessons FROM leaderboard_entries WHERE lessons > 0 OR total_xp <> 0`;
  const expected = learners.filter(({ solved }) => solved.size > 0);
  expect(entries.map(({ id, xp, lessons }) => `${id} ${xp} ${lessons}`).sort()).toEqual(
    expected.map(({ id, has, solved }) => `${id} ${has.xp} ${solved.size}`).sort(),
  );
  const wrongTotals = await dataSource.sql`
    SELECT * FROM leaderboard_totals WHERE lessons <> (SELECT SUM(lessons) FROM leaderboard_entries)
      OR day_xp <> (SELECT SUM(day_xp) FROM leaderboard_entries)
      OR learners <> (SELECT COUNT(*) FROM leaderboard_entries WHERE lessons > 0)`;
  expect(wrongTotals).toEqual([]);
}

/** Groups have as many places as members, and a season's XP is what the ledger says. */
async function expectLeagues(dataSource: DataSource): Promise<void> {
  const wrongGroups = await dataSource.sql`
    SELECT id FROM leagues WHERE members > ${GROUP_SIZE} OR members <> (
      SELECT COUNT(*) FROM league_members WHERE league_id = leagues.id)`;
  expect(wrongGroups).toEqual([]);
  const members: Array<{ userId: string; season: number; from: number; xp: number | null }> =
    await dataSource.sql`
    SELECT user_id AS "userId", season, counts_from AS "from", xp FROM league_members`;
  for (const { userId, season, from, xp } of members) {
    const until = seasonNumbered(season).end;
    const [ledger] = await dataSource.sql`
      SELECT COALESCE(SUM(CASE WHEN created_at >= ${from} AND created_at < ${until} THEN amount ELSE 0 END), 0) AS xp,
        SUM(amount) AS total FROM ledger_entries WHERE user_id = ${userId} AND currency = 'xp'`;
    expect(Number(ledger.total)).toBeGreaterThanOrEqual(totalXpToReach(LEAGUE_MIN_LEVEL));
    if (xp !== null) expect(xp).toBe(Number(ledger.xp));
  }
}
