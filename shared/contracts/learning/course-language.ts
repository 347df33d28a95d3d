import { LANGUAGE_FACTS, LANGUAGES } from '../../runner/languages';

/** What a course is about: a language that programs are written in, or the shell, whose lessons are done in a terminal. */
export const COURSE_LANGUAGES = [...LANGUAGES, 'shell'] as const;
export type CourseLanguage = (typeof COURSE_LANGUAGES)[number];

/** The language's name for people. */
export const courseLanguageTitle = (language: CourseLanguage): string =>
  language === 'shell' ? 'Shell' : LANGUAGE_FACTS[language].title;
