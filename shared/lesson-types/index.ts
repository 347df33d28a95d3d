export { messageProblems } from './author-message';
export type { JqMode, JqResult, OutputQueries } from './cli/output-queries';
export { compilePattern } from './cli/pattern';
export type { CodeTestsLessonData } from './code-tests/lesson-type';
export { type FailureHint, formatHint, HINTS_FOLDER, readHints } from './failure-hints';
export {
  checkRepository,
  type GithubLessonData,
  githubChecks,
  nameProblem,
  presentChecks,
} from './github-checks/lesson-type';
export {
  GithubProblem,
  type LearnerRepositories,
  MAX_COMMITS,
  MAX_FILE_BYTES,
  type Repository,
  type RepositoryFile,
} from './github-checks/repository';
export { fullName, nameFor, parseRepository, type RepositoryName } from './github-checks/repository-name';
export { embeddedInterviewer } from './interview-question/embedded-interviewer';
export type { Interviewer, InterviewTask } from './interview-question/interviewer';
export type { LessonFolder } from './lesson-folder';
export {
  AnswerRefused,
  type LessonTypeDefinition,
  type LessonVariant,
  type LessonView,
  languageOf,
  type MistakeAnswer,
  type Remember,
  type SolutionView,
  type StoredAnswer,
  variantData,
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
export {
  type LessonTexts,
  type LessonTranslations,
  lessonTranslationFile,
  originalFields,
  type TranslatedFields,
  translatedData,
} from './translation';
