import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../server/test/database/embedded-postgres';
import { type Answer, call, type SignedUp, signUp } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import { TestServer } from '../fixtures/server';

const LEARNERS = 6;

describe.skipIf(process.env.SKIP_POSTGRES === '1')('a PostgreSQL that hangs', () => {
  let postgres: RunningPostgres;
  let server: TestServer;
  let learners: SignedUp[];

  beforeAll(async () => {
    postgres = await startPostgres();
    // A quarter of the usual time until a query counts as stuck. The driver reads it from the URL.
    server = await TestServer.start({ DATABASE_URL: `${postgres.url}?query_timeout=2000` });
    learners = await Promise.all(Array.from({ length: LEARNERS }, () => signUp(server)));
  });
  afterAll(async () => {
    postgres?.resume();
    await server?.dispose();
    await postgres?.stop();
  });

  const lessons = authoredLessons().slice(0, 3);
  const submitAll = () =>
    learners.flatMap(({ accessToken: token }) =>
      lessons.map((lesson) =>
        call<{ ResultSlug: string }>(server, 'POST', `/lessons/${lesson.uuid}/`, {
          token,
          body: rightAnswer(lesson),
        }),
      ),
    );
  const readAll = () =>
    learners.flatMap(({ accessToken: token }) =>
      ['/users/me', `/users/lessons/${lessons[0]!.uuid}`].map((path) => call(server, 'GET', path, { token })),
    );
  const readiness = () => fetch(`${server.url}/readyz`).then(({ status }) => status);

  test('gives 503 with Retry-After to what needs it, and everything goes on afterwards', async () => {
    const underWay = submitAll();
    await Promise.race(underWay);
    postgres.pause();
    await expect.poll(readiness, { timeout: 15_000 }).toBe(503);
    const refused = await Promise.all([...submitAll(), ...readAll()]);
    expect(refused.map(outcomeOf)).toEqual(refused.map(() => 'try again'));
    for (const answer of await Promise.all(underWay)) {
      expect(['try again', 'success']).toContain(outcomeOf(answer));
    }

    postgres.resume();
    await expect.poll(readiness, { timeout: 15_000 }).toBe(200);
    const submitted = await Promise.all(submitAll());
    expect(submitted.map(outcomeOf)).toEqual(submitted.map(() => 'success'));
    const read = await Promise.all(readAll());
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200));
  }, 120_000);
});

/** `try again` for a 503 that says when; otherwise the result, or what came instead. */
function outcomeOf({ status, headers, body }: Answer): unknown {
  if (status === 503 && Number(headers.get('retry-after')) > 0) return 'try again';
  return status === 200 ? (body as { ResultSlug: string }).ResultSlug : { status, body };
}
