import type { CourseOverview, LearnerCourse, Track } from '@web/api';
import { expect, test } from 'vitest';
import { type WayOnFacts, wayOn } from './way-on';

const NAMES = ['python', 'git', 'sql', 'go', 'c'];
const courses = NAMES.map((uuid) => ({ uuid }) as CourseOverview);
const track = (uuid: string, courseUuids: string[], recommendedCourseUuids: string[] = []) =>
  ({ uuid, title: uuid, courseUuids, recommendedCourseUuids }) as Track;
const progress = (done: Record<string, number>): LearnerCourse[] =>
  NAMES.map((courseUuid) => ({
    courseUuid,
    numLessons: 10,
    numComplete: done[courseUuid] ?? 0,
    nextLessonUuid: null,
  }));

const goOn = (facts: Partial<WayOnFacts>) => {
  const found = wayOn({
    from: 'python',
    courses,
    progress: progress({ python: 10 }),
    tracks: [track('Backend', ['python', 'sql', 'go'], ['c'])],
    currentTrackUuid: 'Backend',
    ...facts,
  });
  return found && [found.course.uuid, found.reason];
};

test('the learner’s track comes first, then a course they have begun', () => {
  expect(goOn({ progress: progress({ python: 10, git: 3 }) })).toEqual([
    'sql',
    'It’s next in your track, Backend.',
  ]);
  expect(goOn({ progress: progress({ python: 10, git: 3 }), currentTrackUuid: undefined })).toEqual([
    'git',
    'You’ve begun it: 3 of 10 lessons done.',
  ]);
});

test('what was left out of the track comes after its end', () => {
  expect(goOn({ from: 'go', progress: progress({ python: 10, go: 10 }) })?.[0]).toBe('sql');
});

test('without a track of their own, it’s the track of the course, then what it recommends, then any course', () => {
  const none = { currentTrackUuid: undefined };
  expect(goOn(none)).toEqual(['sql', 'It comes next in the Backend track.']);
  const done = { python: 10, sql: 10, go: 10 };
  expect(goOn({ ...none, progress: progress(done) })).toEqual(['c', 'It goes well with the Backend track.']);
  expect(goOn({ ...none, progress: progress({ ...done, c: 10 }) })).toEqual([
    'git',
    'You haven’t opened it yet.',
  ]);
});

test('nothing is left for those who have finished everything', () => {
  expect(goOn({ progress: progress({ python: 10, git: 10, sql: 10, go: 10, c: 10 }) })).toBeNull();
});
