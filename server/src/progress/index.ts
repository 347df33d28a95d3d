export { allCompleted, LessonProgress, lockProgress } from './lesson-progress';
export { LessonProgressEntity } from './lesson-progress.entity';
export { ProgressModule } from './progress.module';
