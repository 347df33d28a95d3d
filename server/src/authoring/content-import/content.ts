import type { SpellbookFile } from '@shared/content/spellbook-file';
import type { ChapterFile, CourseFile, TrackFile } from '@shared/content/structure-files';
import type { TeacherContent } from '@shared/content/teacher-file';
import type { CourseTexts, PartTexts, Translations } from '@shared/content/translation-files';
import type { LessonData, LessonTranslations } from '@shared/lesson-types';

/** Content as the platform uses it: every file read, every order resolved. */

export interface LessonContent {
  uuid: string;
  slug: string;
  title: string;
  /** 1 to 10. */
  difficulty: number;
  /** One line of Markdown; without it, clients show the first step of the assignment. */
  task: string | null;
  /** The author's estimate. */
  minutes: number | null;
  /** The text of lesson.md. */
  prose: string;
  data: LessonData;
  /** Missing if there are none; likewise below. */
  translations?: LessonTranslations;
}

export type ChapterContent = Omit<ChapterFile, 'lessons'> & {
  lessons: LessonContent[];
  translations?: Translations<PartTexts>;
};
/** `slug` is the name of its file; `text` is the Markdown below its fields. */
export type SpellbookPageContent = Omit<SpellbookFile, 'lesson'> & {
  slug: string;
  lessonUuid: string;
  text: string;
  /** The line of the file that the text starts in, from 1. */
  textLine: number;
};
export type CourseContent = Omit<CourseFile, 'chapters' | 'teachers'> & {
  chapters: ChapterContent[];
  spellbook: SpellbookPageContent[];
  teachers: TeacherContent[];
  translations?: Translations<CourseTexts>;
};
/** `courseUuids` in the track's order. */
export type TrackContent = Omit<TrackFile, 'courses' | 'recommended'> & {
  courseUuids: string[];
  recommendedCourseUuids: string[];
  translations?: Translations<PartTexts>;
};

/** Everything in content/. Courses and tracks are sorted by slug. */
export interface Content {
  tracks: TrackContent[];
  courses: CourseContent[];
}
