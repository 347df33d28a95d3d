export type { JqMode, JqResult, OutputQueries } from './cli/output-queries';
export { compilePattern } from './cli/pattern';
export type { CodeTestsLessonData } from './code-tests/lesson-type';
export { embeddedInterviewer } from './interview-question/embedded-interviewer';
export type { Interviewer, InterviewTask } from './interview-question/interviewer';
export type { LessonFolder } from './lesson-folder';
export {
  AnswerRefused,
  type LessonTypeDefinition,
  languageOf,
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
