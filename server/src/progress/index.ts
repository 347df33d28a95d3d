export { allCompleted, LessonProgress, lockProgress, resetLessons } from './lesson-progress';
export { LessonProgressEntity } from './lesson-progress.entity';
export { ProgressModule } from './progress.module';
