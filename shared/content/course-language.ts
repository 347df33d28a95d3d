import { LANGUAGE_FACTS, LANGUAGES, type Language } from '../runner/languages';

/** What a course is about: a language that programs are written in, or the shell, whose lessons are done in a terminal. */
export const COURSE_LANGUAGES = [...LANGUAGES, 'shell'] as const;
export type CourseLanguage = (typeof COURSE_LANGUAGES)[number];

/** The language's name for people. */
export const courseLanguageTitle = (language: CourseLanguage): string =>
  language === 'shell' ? 'Shell' : LANGUAGE_FACTS[language].title;

/** The language of a lesson's program, if the lesson doesn't name one. Lessons about the shell have no programs. */
export const programLanguage = (language: CourseLanguage): Language =>
  language === 'shell' ? 'python' : language;
