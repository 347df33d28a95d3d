import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Global, Module, type Provider } from '@nestjs/common';
import { ContentImportModule } from '@server/authoring/content-import';
import { SocketAdapter } from '@server/community/realtime';
import { FirstLessonBonus } from '@server/learning/catalog';
import { type ExerciseSubject, ReadExercise } from '@server/learning/exercises';
import { LessonAccess, type LessonSubject } from '@server/learning/lessons';
import type { Action, Decision, Learner } from '@server/people/access';
import { CacheModule } from '@server/platform/cache';
import { ConfigModule } from '@server/platform/config';
import { Database, DatabaseModule } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { EventsModule } from '@server/platform/events';
import { ACCESS_TOKEN_VERIFIER } from '@server/platform/http';
import { ShareImagesModule } from '@server/platform/share-images';
import { SANDBOX } from '@server/sandbox';
import { LessonRewards, NO_REWARD, SubmissionsModule } from '@server/solving/submissions';
import { asIs } from '@shared/texts';
import { expect, onTestFinished, test } from 'vitest';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { migrations } from '../../migrations';
import { HttpApp } from '../../platform/http/testing/http-app';
import { readSettings } from '../../settings';
import { addLearner } from '../../solving/submissions/testing/submitting';

const FREE = lessonUuid(3);
const PAID = lessonUuid(4);

/** What a later feature writes: one class, provided by a global module of its own. */
class MembersOnly extends LessonAccess {
  decide(learner: Learner, action: Action<ExerciseSubject>, lesson: LessonSubject): Decision {
    if (lesson.id === FREE) return 'allowed';
    if (action === ReadExercise) return new DomainError('forbidden', asIs('This lesson is not for guests.'));
    return new DomainError('payment-required', asIs(`This lesson is for members. (${typeof learner})`));
  }
}

/** The modules that serve lessons and submissions, on a small course, with one learner. */
async function start(...later: Provider[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'access-'));
  const content = new ContentFixture();
  onTestFinished(() => {
    rmSync(dataDir, { recursive: true });
    content[Symbol.dispose]();
  });
  const settings = readSettings({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const game = {
    provide: LessonRewards,
    useValue: { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD },
  };
  const bonus = { provide: FirstLessonBonus, useValue: { leftToday: async () => 0 } };
  const providers = [
    { provide: SANDBOX, useValue: { concurrency: 2, lane: () => ({}) } },
    game,
    bonus,
    ...later,
  ];
  @Global()
  @Module({ providers, exports: providers })
  class Later {}
  const caller = { userId: '' };
  const app = await HttpApp.start({
    imports: [
      ConfigModule.forRoot(settings),
      DatabaseModule.forRoot({ ...settings, migrations }),
      { module: CacheModule },
      { module: EventsModule },
      { module: ShareImagesModule },
      ContentImportModule.forRoot({ contentDir: content.root, watch: false }),
      { module: SubmissionsModule },
      { module: Later },
    ],
    providers: [{ provide: ACCESS_TOKEN_VERIFIER, useValue: { verify: async () => caller } }],
    socketAdapter: SocketAdapter,
  });
  const database = app.app.get(Database);
  caller.userId = await addLearner({ dataSource: database.dataSource, clock: { now: () => new Date() } });
  return Object.assign(app, {
    call: async (method: string, path: string, token?: string, body?: object) => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      const reply = await fetch(`${app.url}/v1${path}`, { method, headers, body: JSON.stringify(body) });
      return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
    },
  });
}

const memberNeeded = { status: 402, body: { error: 'This lesson is for members. (string)' } };

test('a lesson that is closed to guests cannot be read', async () => {
  await using app = await start({ provide: LessonAccess, useClass: MembersOnly });
  for (const token of [undefined, 'token'])
    expect(await app.call('GET', `/static/lessons/${PAID}`, token)).toEqual({
      status: 403,
      body: { error: 'This lesson is not for guests.' },
    });
  expect((await app.call('GET', `/static/lessons/${FREE}`)).status).toBe(200);
});

test('guests can try the lessons that they can read', async () => {
  await using app = await start({ provide: LessonAccess, useClass: MembersOnly });
  const answer = { TextInput: 'python' };
  expect(await app.call('POST', `/lessons/${PAID}/try`, undefined, answer)).toEqual({
    status: 403,
    body: { error: 'This lesson is not for guests.' },
  });
  expect((await app.call('POST', `/lessons/${lessonUuid(99)}/try`, undefined, answer)).status).toBe(404);
});

test('an answer to a lesson that needs a membership is not judged, and its solution not shown', async () => {
  await using app = await start({ provide: LessonAccess, useClass: MembersOnly });
  const answer = { TextInput: 'python' };
  expect(await app.call('POST', `/lessons/${PAID}`, 'token', answer)).toEqual(memberNeeded);
  expect(await app.call('GET', `/lessons/${PAID}/solution`, 'token')).toEqual(memberNeeded);
  expect(await app.call('GET', `/users/lessons/${PAID}`, 'token')).toMatchObject({
    status: 200,
    body: { SuccessCount: 0, SolutionViewedAt: null },
  });
});

test('a lesson that doesn’t exist is a 404, no matter what the policy says', async () => {
  await using app = await start({ provide: LessonAccess, useClass: MembersOnly });
  const path = `/lessons/${lessonUuid(99)}`;
  expect((await app.call('POST', path, 'token', { TextInput: 'python' })).status).toBe(404);
  expect((await app.call('GET', `${path}/solution`, 'token')).status).toBe(404);
});

test('by default every lesson is open, and only guests cannot submit or see solutions', async () => {
  await using app = await start();
  expect((await app.call('GET', `/static/lessons/${PAID}`)).status).toBe(200);
  expect((await app.call('POST', `/lessons/${PAID}`, undefined, { TextInput: 'python' })).status).toBe(401);
  expect((await app.call('GET', `/lessons/${PAID}/solution`)).status).toBe(401);
  expect(await app.call('POST', `/lessons/${PAID}`, 'token', { TextInput: 'python' })).toMatchObject({
    status: 200,
    body: { ResultSlug: 'success' },
  });
  expect(await app.call('GET', `/lessons/${PAID}/solution`, 'token')).toMatchObject({ status: 200 });
});
