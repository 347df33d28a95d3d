import type { LessonContent } from '@server/authoring/content-import/content';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import type { Language } from '@shared/runner/languages';

export interface CheckedLessons {
  lessons: number;
  solutionsPass: number;
  startersFail: number;
  /** Programs of known mistakes that fail in a way of their own. */
  mistakesFail: number;
  problems: ContentProblem[];
}

export interface PlacedLesson {
  lesson: LessonContent;
  language: Language;
  /** Relative to the content folder. */
  folder: string;
}
