export { findLesson, type LessonPlace } from './find-lesson';
