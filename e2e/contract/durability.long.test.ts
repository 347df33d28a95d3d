import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { createStorage, type DatabaseKind, type TestStorage } from '../../server/test/database/test-storage';
import { call, type SignedUp, signUp, succeed } from '../fixtures/api';
import { type AuthoredLesson, authoredLessons, rightAnswer } from '../fixtures/content';
import { TestServer } from '../fixtures/server';

interface Verdict {
  ResultSlug: string;
  XPReward: number;
}
interface User {
  Level: number;
  XPForLevel: number;
}

const LEARNERS = 2;
const LESSONS = 6;

let server: TestServer | undefined;
let storage: TestStorage | undefined;
afterEach(async () => {
  await server?.dispose();
  await storage?.remove();
});

/** Total XP to reach a level (docs/game.md). */
const totalXp = ({ Level, XPForLevel }: User) => 40 * (Level - 1) * (Level + 8) + XPForLevel;

const submit = (to: TestServer, { accessToken }: SignedUp, lesson: AuthoredLesson) =>
  call<Verdict>(to, 'POST', `/lessons/${lesson.uuid}/`, { token: accessToken, body: rightAnswer(lesson) });

/** The XP acknowledged to each learner, by lesson. */
type Acknowledged = Map<SignedUp, Map<string, number>>;

/** Everybody submits everything concurrently; a submission without a reply isn't acknowledged. */
async function submitAll(
  to: TestServer,
  learners: SignedUp[],
  lessons: AuthoredLesson[],
  acknowledged: Acknowledged,
): Promise<void> {
  const attempt = async (learner: SignedUp, lesson: AuthoredLesson) => {
    // The server was killed before it replied.
    const answer = await submit(to, learner, lesson).catch(() => undefined);
    if (answer?.status !== 200 || answer.body.ResultSlug !== 'success') return;
    const earned = acknowledged.get(learner)!;
    earned.set(lesson.uuid, (earned.get(lesson.uuid) ?? 0) + answer.body.XPReward);
  };
  await Promise.all(learners.flatMap((learner) => lessons.map((lesson) => attempt(learner, lesson))));
}

const DATABASES: DatabaseKind[] = process.env.SKIP_POSTGRES === '1' ? ['sqlite'] : ['sqlite', 'postgres'];

describe.each(DATABASES)('on %s', (kind) => {
  test(
    'kill -9 in the middle of submissions loses none that was acknowledged and pays none twice',
    () => killAndCount(kind),
    180_000,
  );
});

async function killAndCount(kind: DatabaseKind): Promise<void> {
  storage = await createStorage(kind);
  const running = await TestServer.start(
    storage.location.databaseUrl ? { DATABASE_URL: storage.location.databaseUrl } : {},
  );
  server = running;
  const lessons = authoredLessons().slice(0, LESSONS);
  const learners = await Promise.all(Array.from({ length: LEARNERS }, () => signUp(running)));
  const acknowledged: Acknowledged = new Map(learners.map((learner) => [learner, new Map()]));

  const submissions = submitAll(running, learners, lessons, acknowledged);
  await pause(130); // somewhere in the middle; the outcome must not depend on where
  await running.kill();
  await submissions;
  await running.launch();
  await expectKept(running, acknowledged);

  await submitAll(running, learners, lessons, acknowledged);
  await expectKept(running, acknowledged);
  for (const learner of learners) {
    const before = totalXp(await succeed<User>(running, 'GET', '/users/me', { token: learner.accessToken }));
    const again = await Promise.all(lessons.map((lesson) => submit(running, learner, lesson)));
    expect(again.map(({ body }) => body)).toEqual(
      lessons.map(() => expect.objectContaining({ ResultSlug: 'success', XPReward: 0 })),
    );
    expect(totalXp(await succeed<User>(running, 'GET', '/users/me', { token: learner.accessToken }))).toBe(
      before,
    );
  }
}

/** Every acknowledged success is complete, and its XP is there. */
async function expectKept(running: TestServer, acknowledged: Acknowledged): Promise<void> {
  for (const [{ accessToken: token }, earned] of acknowledged) {
    for (const lessonId of earned.keys()) {
      const standing = await succeed<{ IsComplete: boolean }>(running, 'GET', `/users/lessons/${lessonId}`, {
        token,
      });
      expect(standing.IsComplete).toBe(true);
    }
    const sum = [...earned.values()].reduce((total, xp) => total + xp, 0);
    expect(totalXp(await succeed<User>(running, 'GET', '/users/me', { token }))).toBeGreaterThanOrEqual(sum);
  }
}
