export { LessonReader, type OpenLesson } from './lesson-reader';
export { LessonsModule } from './lessons.module';
