/** Courses and tracks. The screens are lazy; import them by path. */

export { chapterEmblem } from './chapter-emblem';
export { CourseCard, type CourseCardProps } from './components/CourseCard';
export { CourseGrid } from './components/CourseGrid';
export { Cover } from './components/Cover';
export { GoOn } from './components/GoOn';
export { LessonFacts } from './components/LessonFacts';
export { LessonPath } from './components/LessonPath';
export { LessonRow } from './components/LessonRow';
export { ResetDialog } from './components/ResetDialog';
export { ResetProgressDialog } from './components/ResetProgressDialog';
export { LESSON_KINDS } from './lesson-kinds';
export { useAsSeen } from './useAsSeen';
