export { CodeFileEntry, CodeFiles, CodeLessonFile, CodeTestsLessonFile, LessonTest } from './code-lessons';
export {
  type ChapterContent,
  type ChoiceLessonData,
  type CodeLessonData,
  type CodeTestsLessonData,
  type Content,
  type ContentFile,
  type CourseContent,
  hasCode,
  type LessonContent,
  type LessonData,
  type SolutionFile,
  solvedProgram,
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
