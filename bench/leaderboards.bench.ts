import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FeedEntryEntity } from '@server/game/leaderboards/feed-entry.entity';
import { LeaderboardEntryEntity } from '@server/game/leaderboards/leaderboard-entry.entity';
import { LeaderboardTotalsEntity } from '@server/game/leaderboards/leaderboard-totals.entity';
import { Leaderboards } from '@server/game/leaderboards/leaderboards';
import { migrations } from '@server/migrations';
import { connect, createDataSource } from '@server/platform/database';
import { LEADERBOARD_SIZE } from '@shared/contracts';
import Database from 'better-sqlite3';
import { median, report } from './report';

/** The day's board of 1,000,000 learners on SQLite, compared with a bare query of an indexed top 50. */

const LEARNERS = 1_000_000;
const ROUNDS = 200;

const folder = await mkdtemp(join(tmpdir(), 'emberforge-leaderboards-'));
const sqlitePath = join(folder, 'emberforge.sqlite');
const entities = [FeedEntryEntity, LeaderboardEntryEntity, LeaderboardTotalsEntity];
const dataSource = await connect(createDataSource({ sqlitePath, entities, migrations }));
const bare = new Database(sqlitePath);

/** Learners whose XP are spread over a day's usual range. Every hundredth doesn't take part. */
function addLearners(): void {
  bare.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${LEARNERS})
    INSERT INTO users (id, created_at, handle, email, first_name, last_name, time_zone, vim_enabled, is_admin)
    SELECT printf('00000000-0000-4000-8000-%012d', n), n, 'learner-' || n, n || '@example.org', 'Ada', 'Smith',
      'UTC', false, false FROM numbers;
    INSERT INTO leaderboard_entries (user_id, competes, total_xp, day_xp, lessons, karma)
    SELECT id, created_at % 100 <> 0, created_at, (created_at * 7919) % 20011, 1, 0 FROM users;
    CREATE TABLE bare_scores (id integer PRIMARY KEY, score integer, name varchar);
    INSERT INTO bare_scores SELECT created_at, (created_at * 7919) % 20011, handle FROM users;
    CREATE INDEX ix_bare_scores ON bare_scores (score);
    ANALYZE;`);
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

try {
  addLearners();
  const boards = new Leaderboards(dataSource);
  const topScores = bare.prepare(`SELECT * FROM bare_scores ORDER BY score DESC LIMIT ${LEADERBOARD_SIZE}`);
  const ours: number[] = [];
  const theirs: number[] = [];
  const standings: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const someone = `00000000-0000-4000-8000-${String(1 + ((round * 4999) % LEARNERS)).padStart(12, '0')}`;
    ours.push(await timed(() => boards.ofDay()));
    theirs.push(await timed(() => topScores.all()));
    standings.push(await timed(() => boards.standingOf(someone)));
  }
  const peer = { peer: median(theirs), unit: 'ms', peerName: `a bare indexed top ${LEADERBOARD_SIZE}` };
  report([
    { name: 'the board of a million learners', ours: median(ours), ...peer, limit: 20 },
    { name: 'the own place among a million', ours: median(standings), ...peer, limit: 20 },
    {
      ...{ name: 'the slower of both', ours: Math.max(median(ours), median(standings)), unit: 'ms' },
      ...{ peer: 20, peerName: 'the limit', limit: 1 },
    },
  ]);
} finally {
  bare.close();
  await dataSource.destroy();
  await rm(folder, { recursive: true });
}
