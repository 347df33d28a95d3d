import type {
  ChapterEntity,
  CourseEntity,
  ImportedRow,
  LessonEntity,
  TrackEntity,
} from '@server/learning/catalog';
import type { SpellbookPageEntity } from '@server/learning/spellbook';
import type { Translations } from '@shared/content/translation-files';
import type { Content, LessonContent } from './content';
import { contentHash } from './content-hash';

/** A row as defined by content/; the import itself maintains `lastMod` and `retiredAt`. */
export type WantedRow<Row extends ImportedRow> = Omit<Row, 'lastMod' | 'retiredAt'>;

export interface WantedRows {
  tracks: WantedRow<TrackEntity>[];
  courses: WantedRow<CourseEntity>[];
  chapters: WantedRow<ChapterEntity>[];
  lessons: WantedRow<LessonEntity>[];
  spellbookPages: WantedRow<SpellbookPageEntity>[];
}

/** The rows for this content. A row's hash covers its content, not its position. */
export function contentRows({ tracks, courses }: Content): WantedRows {
  const rows: WantedRows = { tracks: [], courses: [], chapters: [], lessons: [], spellbookPages: [] };
  for (const [position, { uuid, courseUuids, recommendedCourseUuids, ...facts }] of tracks.entries())
    rows.tracks.push({
      ...hashed({ ...facts, courseIds: courseUuids, recommendedCourseIds: recommendedCourseUuids }),
      translations: facts.translations ?? null,
      id: uuid,
      position,
    });
  for (const [
    position,
    { uuid: courseId, chapters, spellbook, mutants: _, textsFromElsewhere: __, ...course },
  ] of courses.entries()) {
    rows.courses.push({
      ...hashed(course),
      level: course.level ?? null,
      audience: course.audience ?? null,
      builds: course.builds ?? null,
      translations: course.translations ?? null,
      id: courseId,
      position,
    });
    for (const [place, { uuid, lessonUuid, textLine: _line, ...page }] of spellbook.entries())
      rows.spellbookPages.push({
        ...hashed({ ...page, lessonId: lessonUuid }),
        id: uuid,
        courseId,
        position: place,
      });
    for (const [place, { uuid: chapterId, lessons, ...chapter }] of chapters.entries()) {
      rows.chapters.push({
        ...hashed(chapter),
        translations: chapter.translations ?? null,
        id: chapterId,
        courseId,
        position: place,
      });
      for (const [number, lesson] of lessons.entries())
        rows.lessons.push({
          ...hashedLesson(lesson),
          translations: lesson.translations ?? null,
          titles: titlesOf(lesson),
          id: lesson.uuid,
          chapterId,
          courseId,
          position: number,
        });
    }
  }
  return rows;
}

/** What lists of lessons need of their translations. */
function titlesOf({ translations }: LessonContent): Translations<string> | null {
  if (!translations) return null;
  return Object.fromEntries(Object.entries(translations).map(([locale, { title }]) => [locale, title]));
}

const hashed = <Facts extends object>(facts: Facts) => ({ ...facts, hash: contentHash(facts) });

const hashedLessons = new WeakMap<LessonContent, ReturnType<typeof hashLesson>>();

const hashLesson = ({ uuid: _, ...lesson }: LessonContent) => hashed({ ...lesson, type: lesson.data.type });

/** An author's every save imports all lessons again, and most are the ones that were read before. */
function hashedLesson(lesson: LessonContent) {
  const known = hashedLessons.get(lesson) ?? hashLesson(lesson);
  hashedLessons.set(lesson, known);
  return known;
}
