import { replayLedger } from '@server/game/xp';
import { CHEST_ITEMS, type ChestKind, drawChest } from '@shared/rules/chests';
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
  const active = await dataSource.sql`
    SELECT user_id FROM user_quests WHERE completed_at IS NULL AND expires_at > ${app.now.getTime()}
    GROUP BY user_id HAVING COUNT(*) > 1`;
  expect(active).toEqual([]);
}

/** All XP come from first successes and claimed courses. */
async function expectXpFromWork(dataSource: DataSource): Promise<void> {
  const paidTwice = await dataSource.sql`
    SELECT user_id, lesson_id FROM submissions WHERE xp_reward <> 0
    GROUP BY user_id, lesson_id HAVING COUNT(*) > 1`;
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

/** What follows once all events are delivered: sprees, quests, boards and achievements agree with the learners. */
export async function expectCaughtUp(app: GameApp, learners: readonly ModelLearner[]): Promise<void> {
  const { dataSource } = app;
  for (const { id, spree, longestSpree, spreeChests, quests } of learners) {
    const [row] = await dataSource.sql`SELECT length, longest FROM sharpshooter_sprees WHERE user_id = ${id}`;
    expect(row ?? { length: 0, longest: 0 }).toEqual({ length: spree, longest: longestSpree });
    const chests: Array<{ source: string; kind: string }> = await dataSource.sql`
      SELECT source, kind FROM user_chests WHERE user_id = ${id} ORDER BY source, kind`;
    const questChests = quests
      .filter(({ isDone }) => isDone)
      .map(({ questId }) => questOf(questId)!.difficulty);
    expect(chests.map(({ source, kind }) => `${source} ${kind}`)).toEqual(
      [
        ...questChests.map((difficulty) => `daily_quest ${QUEST_CHESTS[difficulty]}`),
        'new_user_reward common',
        ...Array.from({ length: spreeChests }, () => 'sharpshooter common'),
      ].sort(),
    );
  }
  const wrongCounts = await dataSource.sql`
    SELECT achievement_id FROM achievement_counts WHERE learners <> (
      SELECT COUNT(*) FROM rewards WHERE type = 'achievement_earned' AND subject_id = achievement_id)`;
  expect(wrongCounts).toEqual([]);
  await expectBoards(dataSource, learners);
}

async function expectBoards(dataSource: DataSource, learners: readonly ModelLearner[]): Promise<void> {
  const entries: Array<{ id: string; xp: number; lessons: number }> = await dataSource.sql`
    SELECT user_id AS id, total_xp AS xp, lessons FROM leaderboard_entries ORDER BY user_id`;
  const expected = learners.filter(({ solved }) => solved.size > 0);
  expect(entries.map(({ id, xp, lessons }) => `${id} ${xp} ${lessons}`)).toEqual(
    expected.map(({ id, has, solved }) => `${id} ${has.xp} ${solved.size}`).sort(),
  );
  const wrongTotals = await dataSource.sql`
    SELECT * FROM leaderboard_totals WHERE lessons <> (SELECT SUM(lessons) FROM leaderboard_entries)
      OR day_xp <> (SELECT SUM(day_xp) FROM leaderboard_entries)
      OR learners <> (SELECT COUNT(*) FROM leaderboard_entries WHERE lessons > 0)`;
  expect(wrongTotals).toEqual([]);
}
