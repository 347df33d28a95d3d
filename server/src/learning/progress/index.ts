export { lockProgress, markSolutionViewed } from './exercise-progress';
export { ExerciseProgressEntity } from './exercise-progress.entity';
export { allCompleted, type Completions, LessonProgress, resetLessons } from './lesson-progress';
export { ProgressModule } from './progress.module';
