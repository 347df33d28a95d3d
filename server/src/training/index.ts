export { LessonTrained } from './training.events';
export { TrainingModule } from './training.module';
