export { ALL_LESSONS_OPEN, LessonAccess, type LessonSubject } from './lesson-access';
export { LessonReader, type LocaleChoice, type OpenLesson } from './lesson-reader';
export { LessonsModule } from './lessons.module';
export { ReadLesson, ViewSolution } from './lessons.policy';
export { OpenSolution } from './open-solution';
export { type SolutionView, SolutionWaiver } from './solution-waiver';
