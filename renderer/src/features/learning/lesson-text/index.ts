export { type AssignmentPart, assignmentParts, assignmentText, firstParagraph } from './assignment';
export type { Checklist } from './checklist';
export { LessonText, type LessonTextProps, preloadLessonText, preloadWholeLessonText } from './LessonText';
