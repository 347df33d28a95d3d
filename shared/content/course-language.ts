import type { CourseLanguage } from '../contracts/learning/course-language';
import type { Language } from '../runner/languages';

export type { CourseLanguage };

/** The language of a lesson's program, if the lesson doesn't name one. Lessons about the shell have no programs. */
export const programLanguage = (language: CourseLanguage): Language =>
  language === 'shell' ? 'python' : language;
