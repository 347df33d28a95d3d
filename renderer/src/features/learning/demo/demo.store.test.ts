import { type Course, type SubmissionReply, toSubmissionBody } from '@web/api';
import { lessonRef } from '@web/exercises';
import { KeptSubmit } from '@web/features/solving/waiting-answers';
import { fakePlatform } from '@web/platform/testing';
import { expect, test } from 'vitest';
import { DemoStore } from './demo.store';

const lesson = (uuid: string) => ({ uuid, isComplete: false });
const course = {
  slug: 'learn-python',
  chapters: [{ lessons: ['a', 'b'].map(lesson) }, { lessons: ['c', 'd'].map(lesson) }],
} as unknown as Course;

/** A demo, and the lessons that it has loaded. */
function demo(platform = fakePlatform()) {
  const loaded: string[] = [];
  const lessonById = { get: (uuid: string) => ({ load: async () => void loaded.push(uuid) }) };
  return { store: new DemoStore(platform, { lessonById } as never), loaded, platform };
}

const solve = (uuid: string, platform: ReturnType<typeof fakePlatform>, xpReward = 500) =>
  new KeptSubmit(lessonRef(uuid), platform).keep(
    { resultSlug: 'success', xpReward } as SubmissionReply,
    toSubmissionBody({ choice: 'x' }, 'UTC'),
  );

test('has the first three lessons of a course, and loads no others ahead', async () => {
  const { store, loaded } = demo();
  await store.prepare(course);
  expect(store.lessonsOf(course).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
  expect(loaded).toEqual(['a', 'b', 'c']);
});

test('goes from the course to its lessons to an account', async () => {
  const { store, platform } = demo();
  expect(store.stepOf(undefined)).toBe('course');
  await solve('a', platform);
  await store.prepare(course);
  expect(store.stepOf(course)).toBe('lessons');
  await solve('b', platform, 100);
  await solve('c', platform, 70);
  await store.prepare(course);
  expect([store.stepOf(course), store.xp]).toEqual(['account', 670]);
});

test('remembers the course', () => {
  const { store, platform } = demo();
  store.choose('learn-python');
  expect(demo(platform).store.courseSlug).toBe('learn-python');
});

test('leaves out the lessons that a guest can’t submit', () => {
  const { store } = demo();
  const typed = (uuid: string, type: string) => ({ ...lesson(uuid), type });
  const terminal = {
    slug: 'command-line-and-git',
    chapters: [
      { lessons: [typed('a', 'type_choice'), typed('b', 'type_cli'), typed('c', 'type_github_checks')] },
      { lessons: [typed('d', 'type_manual'), typed('e', 'type_code')] },
    ],
  } as unknown as Course;
  expect(store.lessonsOf(terminal).map(({ uuid }) => uuid)).toEqual(['a', 'd', 'e']);
});
