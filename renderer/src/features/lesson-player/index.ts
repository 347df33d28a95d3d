export { LessonScreen } from './LessonScreen';
