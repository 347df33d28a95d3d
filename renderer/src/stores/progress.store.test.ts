import type { Course } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { countDone, lessonsOf, nextLesson } from './course-lessons';
import { RootStore } from './root.store';

const lesson = (uuid: string, isComplete = false) => ({ uuid, isComplete });
const course = (...done: string[]) =>
  ({
    uuid: 'c1',
    slug: 'one',
    chapters: [
      { slug: 'a', lessons: [lesson('l1', done.includes('l1')), lesson('l2', done.includes('l2'))] },
      { slug: 'b', lessons: [lesson('l3', done.includes('l3'))] },
    ],
  }) as unknown as Course;

function setUp(handlers: FakeHandlers) {
  const api = fakeApi(handlers);
  const systemTheme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const stores = new RootStore(api, fakePlatform(), systemTheme);
  const names = () => api.seen.map((request) => request.name);
  return { ...stores, progress: stores.progress, stores, api, names };
}

const signedInAs: FakeHandlers = {
  refresh: () => ({ body: { access_token: fakeToken(900) } }),
  getUser: () => ({ body: { uuid: 'u1', level: 3 } }),
};

test('Continue opens the first incomplete lesson, otherwise the first', () => {
  expect(nextLesson(course())?.uuid).toBe('l1');
  expect(nextLesson(course('l1', 'l3'))?.uuid).toBe('l2');
  expect(nextLesson(course('l1', 'l2', 'l3'))?.uuid).toBe('l1');
  expect(nextLesson({ chapters: [] })).toBeUndefined();
  expect(countDone(lessonsOf(course('l1', 'l3')))).toEqual({ done: 2, total: 3 });
});

test('a guest gets the public course with a single call', async () => {
  const { progress, names } = setUp({ getCourseBySlug: () => ({ body: course() }) });
  const state = progress.courseBySlug.get('one');
  await state.load();
  expect([state.value?.uuid, names()]).toEqual(['c1', ['getCourseBySlug']]);
});

test('each signed-in learner gets their own completion', async () => {
  const { catalog, progress, session, names } = setUp({
    ...signedInAs,
    listCourses: () => ({ body: [{ uuid: 'c1', slug: 'one' }] }),
    getCourseBySlug: () => ({ body: course() }),
    getCourse: ({ token }) => ({ body: token ? course('l1') : course() }),
  });
  await session.restore();
  const state = progress.courseBySlug.get('one');
  await state.load();
  expect(countDone(lessonsOf(state.value!)).done).toBe(1);
  await catalog.courses.load();
  await state.reload();
  expect(names().slice(-2)).toEqual(['listCourses', 'getCourse']);
});

test('a finished lesson is marked right away, and the dashboard reloads', async () => {
  const { progress, session } = setUp({
    ...signedInAs,
    getCourseBySlug: () => ({ body: course() }),
    getCourse: () => ({ body: course() }),
    getDashboardContent: () => ({ body: { currentLessonUuid: 'l1' } }),
  });
  await session.restore();
  const state = progress.courseBySlug.get('one');
  await Promise.all([state.load(), progress.dashboard.load()]);
  progress.markComplete('l1');
  expect(nextLesson(state.value!)?.uuid).toBe('l2');
  expect(progress.dashboard.status).toBe('idle');
});

test.each([
  ['resetChapter', { kind: 'chapter', uuid: 'a' }],
  ['resetAllProgress', { kind: 'everything' }],
] as const)('after %s everything that shows progress is loaded again', async (call, target) => {
  let isReset = false;
  const current = () => ({ body: isReset ? course() : course('l1') });
  const { progress, session, names } = setUp({
    ...signedInAs,
    getCourseBySlug: current,
    getCourse: current,
    getDashboardContent: () => ({ body: { currentLessonUuid: 'l2' } }),
    [call]: () => {
      isReset = true;
      return {};
    },
  });
  await session.restore();
  const state = progress.courseBySlug.get('one');
  await Promise.all([state.load(), progress.dashboard.load()]);
  await progress.startOver(target);
  expect(nextLesson(state.value!)?.uuid).toBe('l1');
  expect([progress.dashboard.status, names().includes(call)]).toEqual(['idle', true]);
});

test('a reset that fails changes nothing', async () => {
  const { progress, session } = setUp({
    ...signedInAs,
    getCourseBySlug: () => ({ body: course('l1') }),
    getCourse: () => ({ body: course('l1') }),
    resetCourse: () => 'offline',
  });
  await session.restore();
  const state = progress.courseBySlug.get('one');
  await state.load();
  await expect(progress.startOver({ kind: 'course', uuid: 'c1' })).rejects.toThrow();
  expect(nextLesson(state.value!)?.uuid).toBe('l2');
});
