import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { TestServer } from '../e2e/fixtures/server';
import { median, report } from './report';
import { rounds } from './rounds';

/**
 * The day's board of 1,000,000 learners over HTTP on SQLite, compared with a bare node:http server that sends an indexed
 * top 50 of as many, and with the same board of 1,000 learners.
 */

const FEW = 1_000;
const MANY = rounds(1_000_000, 10_000);
const ROUNDS = rounds(200, 5);

/** Adds learners up to number `last`. Their XP are spread over a day's usual range; every hundredth doesn't take part. */
function addLearners(database: Database.Database, first: number, last: number): void {
  database.exec(`
    WITH RECURSIVE numbers(n) AS (SELECT ${first} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${last})
    INSERT INTO users (id, created_at, handle, email, first_name, last_name, time_zone, vim_enabled, is_admin)
    SELECT printf('00000000-0000-4000-8000-%012d', n), n, 'learner-' || n, n || '@example.org', 'Ada', 'Smith',
      'UTC', false, false FROM numbers;
    INSERT INTO leaderboard_entries (user_id, competes, total_xp, day_xp, lessons, karma)
    SELECT id, created_at % 100 <> 0, created_at, (created_at * 7919) % 20011, 1, 0 FROM users
    WHERE created_at BETWEEN ${first} AND ${last} AND handle LIKE 'learner-%';
    ANALYZE;`);
}

/** A server with nothing but the query. */
async function startBare(database: Database.Database) {
  database.exec(`
    CREATE TABLE bare_scores (id integer PRIMARY KEY, score integer, name varchar);
    INSERT INTO bare_scores SELECT created_at, (created_at * 7919) % 20011, handle FROM users;
    CREATE INDEX ix_bare_scores ON bare_scores (score);`);
  const top = database.prepare('SELECT * FROM bare_scores ORDER BY score DESC LIMIT 50');
  const server = createServer((_request, response) => response.end(JSON.stringify(top.all())));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

let requests = 0;

/** Each from an address of its own, so that it stays below the limit of one. */
async function timed(url: string): Promise<number> {
  requests += 1;
  const headers = { 'X-Forwarded-For': `198.18.${requests >> 8}.${requests & 255}` };
  const started = performance.now();
  const reply = await fetch(url, { headers });
  if ((await reply.json()).length !== 50) throw new Error(`${url} hasn't 50 places.`);
  return performance.now() - started;
}

const server = await TestServer.start({ TRUST_PROXY: '1' });
try {
  const database = new Database(join(server.dataDir, 'emberforge.sqlite'));
  const board = `${server.url}/v1/leaderboard_xp/day`;
  const few: number[] = [];
  const many: number[] = [];
  const theirs: number[] = [];
  addLearners(database, 1, FEW);
  for (let round = 0; round < ROUNDS; round++) few.push(await timed(board));
  addLearners(database, FEW + 1, MANY);
  const bare = await startBare(database);
  for (let round = 0; round < ROUNDS; round++) {
    many.push(await timed(board));
    theirs.push(await timed(bare.url));
  }
  bare.server.close();
  database.close();
  const ours = { ours: median(many), unit: 'ms' };
  report([
    {
      name: 'the board of a million learners',
      ...ours,
      peer: median(theirs),
      peerName: 'a bare top 50',
    },
    {
      name: 'the same board beside a small one',
      ...ours,
      peer: median(few),
      peerName: 'of a thousand learners',
      limit: 1.5,
    },
    { name: 'the same board, in milliseconds', ...ours, peer: 20, peerName: 'the limit', limit: 1 },
  ]);
} finally {
  await server.dispose();
}
