import type { ApiClient, Course, Lesson } from '@web/api';
import { AsyncState, type CatalogStore, lessonsOf } from '@web/stores';

/** The home page's preview: the server's first course and that course's first lesson. */
export interface Preview {
  course: Course;
  lesson: Lesson;
  /** The lesson's starter code; null if it has none. */
  code: { name: string; text: string } | null;
}

/** The home page's preview; null if no course has a lesson yet. */
export class HomeStore {
  readonly preview: AsyncState<Preview | null>;

  constructor(
    private readonly api: ApiClient,
    private readonly catalog: CatalogStore,
  ) {
    this.preview = new AsyncState((signal) => this.fetch(signal));
  }

  private async fetch(signal: AbortSignal): Promise<Preview | null> {
    const { courses } = this.catalog;
    await courses.load();
    if (courses.error) throw courses.error;
    const first = courses.value?.[0];
    if (!first) return null;
    const course = await this.api.call('getCourseBySlug', { params: { slug: first.slug }, signal });
    const id = lessonsOf(course)[0]?.uuid;
    if (id === undefined) return null;
    const lesson = await this.api.call('getLesson', { params: { id }, signal });
    return { course, lesson, code: starterOf(lesson) };
  }
}

function starterOf(lesson: Lesson): Preview['code'] {
  const file = (lesson.lessonDataCode ?? lesson.lessonDataCodeTests)?.starterFiles[0];
  return file ? { name: file.name, text: file.content } : null;
}
