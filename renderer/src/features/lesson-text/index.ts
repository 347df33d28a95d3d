export type { Checklist } from './checklist';
export { LessonText, type LessonTextProps, preloadLessonText } from './LessonText';
