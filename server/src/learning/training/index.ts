export { LessonTrained } from './training.events';
export { TrainingModule } from './training.module';
export { type TrainedItem, TrainingActivity } from './training-activity';
