/** Reading, writing, running and submitting a lesson. */
export { LessonScreen } from './LessonScreen';
export { SolutionScreen } from './SolutionScreen';
