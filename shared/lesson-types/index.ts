export type { ChoiceAnswer } from './choice/lesson-type';
export type { CodeTestsLessonData } from './code-tests/lesson-file';
export type { LessonFolder } from './lesson-folder';
export { AnswerRefused, type LessonTypeDefinition, type StoredAnswer } from './lesson-type';
export type { FilesAnswer } from './program/answer';
export { type ContentFile, solvedProgram, starterProgram } from './program/program';
export {
  type EveryLessonType,
  findLessonType,
  type LessonData,
  type LessonType,
  type LessonTypes,
  lessonFile,
  lessonTypeOf,
  lessonTypes,
} from './registry';
