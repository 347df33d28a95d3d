import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import BetterSqlite3 from 'better-sqlite3';
import { call, signUp, succeed } from '../e2e/fixtures/api';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';

/** The slowest lesson read while a transaction holds SQLite for 2 seconds and a sign-up waits for it. */

const TRANSACTION_MS = 2_000;
const MAX_READ_MS = 50;

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
  for (let at = 0; at < 20; at++) await read(at);

  database.exec('BEGIN IMMEDIATE');
  const endsAt = performance.now() + TRANSACTION_MS;
  const body = { email: 'waiting@example.org', firstName: 'Ada', lastName: 'Smith', userTimezone: 'UTC' };
  const waiting = call(server, 'POST', '/users', { body });
  await pause(50);
  const times: number[] = [];
  while (performance.now() < endsAt) times.push(await read(20 + times.length));
  database.exec('COMMIT');
  const { status } = await waiting;

  const slowest = Math.max(...times);
  const holds = slowest <= MAX_READ_MS && status === 200;
  if (!holds) process.exitCode = 1;
  console.log(
    `lesson read during a ${TRANSACTION_MS / 1000} s write transaction: slowest of ${times.length} ${slowest.toFixed(1)} ms ` +
      `(at most ${MAX_READ_MS} ms); the write that waited answered ${status} ${holds ? 'holds' : 'FAILS'}`,
  );
} finally {
  database.close();
  await server.dispose();
}
