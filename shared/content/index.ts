export {
  CodeFileEntry,
  CodeFiles,
  CodeLessonFile,
  CodeSqlLessonFile,
  CodeTestsLessonFile,
  checksTypes,
  LessonTest,
} from './code-lessons';
export {
  type ChapterContent,
  type ChoiceLessonData,
  type CodeLessonData,
  type CodeSqlLessonData,
  type CodeTestsLessonData,
  type Content,
  type ContentFile,
  type ContentTestFile,
  type CourseContent,
  hasCode,
  type LessonContent,
  type LessonData,
  type SolutionFile,
  solvedProgram,
  sqlSolution,
  starterProgram,
  type TextInputLessonData,
  type TrackContent,
} from './content';
export {
  CODE_LESSON_TYPES,
  type CodeLessonType,
  isCodeLessonType,
  LessonFile,
  type LessonType,
} from './lesson-file';
export { ChoiceLessonFile, TextInputLessonFile } from './question-lessons';
export { ChapterFile, COURSE_STATUSES, CourseFile, type CourseStatus, TrackFile } from './structure-files';
export { TestFileEntry, TestFiles } from './test-files';
