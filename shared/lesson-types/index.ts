export type { CodeTestsLessonData } from './code-tests/lesson-type';
export type { LessonFolder } from './lesson-folder';
export { AnswerRefused, type LessonTypeDefinition, type StoredAnswer } from './lesson-type';
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
