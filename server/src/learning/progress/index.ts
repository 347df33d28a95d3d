export {
  allCompleted,
  type Completions,
  LessonProgress,
  lockProgress,
  markSolutionViewed,
  resetLessons,
} from './lesson-progress';
export { LessonProgressEntity } from './lesson-progress.entity';
export { ProgressModule } from './progress.module';
