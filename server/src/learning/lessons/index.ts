export { ALL_LESSONS_OPEN, LessonAccess, type LessonSubject } from './lesson-access';
export { type LessonExercise, LessonExercises } from './lesson-exercises';
export { LessonReader, type OpenLesson } from './lesson-reader';
export { LessonCompleted, LessonSubmitted } from './lessons.events';
export { LessonsModule } from './lessons.module';
export { OpenSolution } from './open-solution';
export { type SolutionView, SolutionWaiver } from './solution-waiver';
