import type { Language } from '@shared/runner';
import type { ApiClient, Course, CourseOverview, Lesson } from '@web/api';
import { AsyncState } from './async-state';
import { lessonsOf } from './course-lessons';

/** Where a newcomer starts: the first lesson of the server's first course. */
export interface FirstLesson {
  course: Course;
  lesson: Lesson;
  /** The lesson's starter code; null if it has none. */
  code: { name: string; text: string; language: Language } | null;
}

/** Loads the first lesson; null if no course has a lesson yet. */
export function firstLesson(
  api: ApiClient,
  courses: AsyncState<CourseOverview[]>,
): AsyncState<FirstLesson | null> {
  return new AsyncState(async (signal) => {
    await courses.load();
    if (courses.error) throw courses.error;
    const first = courses.value?.[0];
    if (!first) return null;
    const course = await api.call('getCourseBySlug', { params: { slug: first.slug }, signal });
    const id = lessonsOf(course)[0]?.uuid;
    if (id === undefined) return null;
    const lesson = await api.call('getLesson', { params: { id }, signal });
    return { course, lesson, code: starterOf(lesson) };
  });
}

function starterOf(lesson: Lesson): FirstLesson['code'] {
  const data = lesson.lessonDataCode ?? lesson.lessonDataCodeTests;
  const file = data?.starterFiles[0];
  return data && file ? { name: file.name, text: file.content, language: data.programmingLanguage } : null;
}
