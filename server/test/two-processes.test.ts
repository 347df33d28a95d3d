import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { CourseOutlines, CourseRatings, NO_RATING } from '@server/learning/catalog';
import { lessonRef } from '@server/learning/exercises';
import { SiteSettings } from '@server/operations/site-settings';
import { LiveSessions, Sessions } from '@server/people/auth';
import { Database } from '@server/platform/database';
import { changeSite } from '@shared/contracts';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../src/app';
import { ContentImporter } from '../src/authoring/content-import';
import { SubmitReview } from '../src/community/reviews/submit-review';
import { ChangeSite } from '../src/operations/setup/change-site';
import { SignOut } from '../src/people/auth/sign-out';
import { REDIS_SERVER, TestRedis } from '../src/sandbox/testing/redis';
import { readSettings } from '../src/settings';
import { SubmitAnswer } from '../src/solving/submissions/submit-answer';
import { addLearner } from '../src/solving/submissions/testing/submitting';
import { describeOnBothDatabases, type TestDatabase } from './database';
import { JumpClock } from './game/game-app';
import { QuestionContent, RIGHT } from './game/question-content';

/** Less than any copy in memory may get old by the machine's clock. */
const SOON = { timeout: 20_000 };

type Class<T> = abstract new (...args: never[]) => T;

/** A process of the server, as it's started in production, without runners. */
async function start(db: TestDatabase, redis: TestRedis, contentDir: string, clock: JumpClock) {
  const env = { DATA_DIR: db.location.dataDir, CONTENT_DIR: contentDir, REDIS_URL: redis.url };
  const app: NestFastifyApplication = await createApp({
    settings: { ...readSettings(env), ...db.location, roles: new Set(['web']) },
    version: 'test',
    runtimesFolders: [],
    watchContent: false,
    checkReplies: true,
    registry: new Registry(),
    logger: pino({ level: 'silent' }),
    clock,
  });
  onTestFinished(() => app.close());
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    get: <T>(type: Class<T>): T => app.get(type, { strict: false }),
    read: async (path: string): Promise<string> => (await fetch(`${url}/v1${path}`)).text(),
  };
}

/** Two of them, on one database and one Redis. Their clock stands still, so nothing gets too old by it. */
async function startTwo(db: TestDatabase, redis: TestRedis) {
  const content = new QuestionContent({ courses: 1, chapters: 1, lessons: 1 });
  onTestFinished(() => content[Symbol.dispose]());
  const clock = new JumpClock('2026-03-02T12:00:00Z');
  const here = await start(db, redis, content.files.root, clock);
  const there = await start(db, redis, content.files.root, clock);
  const listening = () => redis.client.pubsub('NUMSUB', 'emberforge:invalidations');
  await expect.poll(listening).toEqual(['emberforge:invalidations', 2]);
  return { here, there, content, userId: await addLearner({ dataSource: here.get(DataSource), clock }) };
}

describe.skipIf(!REDIS_SERVER)('with a Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await TestRedis.start();
  });
  afterAll(() => redis.stop());

  describeOnBothDatabases('what one process changes, the other knows immediately', {}, (db) => {
    test('a rating, a session that ends, the site’s name, a lesson and a course', async () => {
      const { here, there, content, userId } = await startTwo(db, redis);
      const [courseId, lessonId] = [content.courseIds[0]!, content.lessonIds[0]!];

      const rating = () => there.get(CourseRatings).of(courseId);
      expect(await rating()).toEqual(NO_RATING);
      await here.get(SubmitAnswer).execute({ userId, exercise: lessonRef(lessonId), body: RIGHT });
      const stars = { rating: 4, publicReview: '', privateReview: '' };
      await here.get(SubmitReview).execute({ userId, courseId, ...stars });
      await expect.poll(rating, SOON).toEqual({ totalCount: 1, average: 4 });

      const { sessionId, refreshToken } = await here
        .get(Database)
        .transaction((tx) => here.get(Sessions).open(tx, userId));
      const closed: string[] = [];
      there.get(LiveSessions).onEnd((id) => closed.push(id));
      expect(await there.get(LiveSessions).ownerOf(sessionId)).toBe(userId);
      await here.get(SignOut).execute(refreshToken);
      await expect.poll(() => there.get(LiveSessions).ownerOf(sessionId), SOON).toBeNull();
      expect(closed).toEqual([sessionId]);

      const site = { name: 'Acme Academy', accent: null, signUp: 'everybody', domains: [] };
      expect(there.get(SiteSettings).current().name).toBe('Emberforge');
      await here.get(ChangeSite).execute(userId, changeSite.body!.parse(site));
      await expect.poll(() => there.get(SiteSettings).current().name, SOON).toBe('Acme Academy');

      const lesson = () => there.read(`/static/lessons/${lessonId}`);
      const course = async () => (await there.get(CourseOutlines).byId(courseId))?.course.title;
      expect(await lesson()).toContain('Question 0');
      expect(await course()).toBe('Course 0');
      content.files.edit('courses/course-0/course.yaml', 'title: Course 0', 'title: Questions');
      content.files.edit(
        'courses/course-0/chapters/part-0-0/lessons/q-0/lesson.yaml',
        'title: Question 0',
        'title: Another one',
      );
      await here.get(ContentImporter).importAgain();
      await expect.poll(lesson, SOON).toContain('Another one');
      await expect.poll(course, SOON).toBe('Questions');
    });
  });
});
