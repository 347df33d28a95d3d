/** Lessons. The screens are lazy; import them by path. */
export { submitKeptAnswers } from './submit-kept-answers';

/** The player, for a page of another feature. */
export const loadLessonScreen = async () => (await import('./LessonScreen')).LessonScreen;
