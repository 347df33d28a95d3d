import { loadMonaco } from '@web/features/editor';
import { preloadLessonText } from '@web/features/lesson-text';

export { LessonScreen } from './LessonScreen';
export { SolutionScreen } from './SolutionScreen';

/** Starts fetching what a lesson needs beside its data, all at once. */
export function preloadPlayer(): void {
  preloadLessonText();
  loadMonaco().catch(() => undefined); // the editor asks again, and stays plain when it cannot have it
}
