import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { call, signUp, succeed } from '../e2e/fixtures/api';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { median, report } from './report';
import { rounds } from './rounds';

/** The slowest lesson read while a transaction locks SQLite for 2 seconds and a sign-up waits for it. */

const TRANSACTION_MS = rounds(2_000, 200);
const MAX_READ_MS = 50;
/** Keeps all reads together below the rate limit of a user. */
const BETWEEN_READS_MS = 10;

const server = await TestServer.start();
const database = new BetterSqlite3(join(server.dataDir, 'emberforge.sqlite'));
try {
  const { accessToken: token } = await signUp(server);
  const lessons = authoredLessons();
  const read = async (at: number) => {
    const { uuid } = lessons[at % lessons.length]!;
    const startedAt = performance.now();
    // The static one comes from the database only once; the learner's own always does.
    await succeed(server, 'GET', `/static/lessons/${uuid}`);
    await succeed(server, 'GET', `/users/lessons/${uuid}`, { token });
    return (performance.now() - startedAt) / 2;
  };
  const readFor = async (ms: number) => {
    const times: number[] = [];
    const endsAt = performance.now() + ms;
    while (performance.now() < endsAt) {
      times.push(await read(times.length));
      await pause(BETWEEN_READS_MS);
    }
    return times;
  };
  await readFor(TRANSACTION_MS / 2);
  const before = await readFor(TRANSACTION_MS);

  database.exec('BEGIN IMMEDIATE');
  const body = { email: 'waiting@example.org', firstName: 'Ada', lastName: 'Smith', userTimezone: 'UTC' };
  const waiting = call(server, 'POST', '/users', { body });
  await pause(50);
  const during = await readFor(TRANSACTION_MS);
  database.exec('COMMIT');
  const { status } = await waiting;

  // The reads before show how much of the time is due to a busy machine.
  const peer = Math.max(MAX_READ_MS, 1.5 * Math.max(...before));
  if (status !== 200) throw new Error(`The write that waited returned ${status}.`);
  const figures = (times: number[]) =>
    `slowest of ${times.length} ${Math.max(...times).toFixed(1)} ms, median ${median(times).toFixed(1)} ms`;
  console.log(
    `lesson read during a ${TRANSACTION_MS / 1000} s write transaction: ${figures(during)}; without one ${figures(before)}`,
  );
  report([
    {
      name: 'the slowest lesson read during a long write transaction',
      ours: Math.max(...during),
      peer,
      unit: 'ms',
      peerName: 'the limit',
      limit: 1,
    },
  ]);
} finally {
  database.close();
  await server.dispose();
}
