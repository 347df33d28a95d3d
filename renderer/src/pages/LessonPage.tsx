export { LessonScreen as LessonPage } from '@web/features/lesson-player';
