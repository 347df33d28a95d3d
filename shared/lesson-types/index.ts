export type { CodeTestsLessonData } from './code-tests/lesson-type';
export type { LessonFolder } from './lesson-folder';
export {
  AnswerRefused,
  type LessonTypeDefinition,
  lessonLanguage,
  type MistakeAnswer,
  type Remember,
  type StoredAnswer,
} from './lesson-type';
export { fingerprintOf } from './program/fingerprint';
export { solvedProgram, starterProgram } from './program/program';
export type { FilesAnswer } from './program/program-lesson';
export {
  type EveryLessonType,
  findLessonType,
  type LessonData,
  type LessonType,
  type LessonTypes,
  lessonTypeOf,
  lessonTypes,
} from './registry';
