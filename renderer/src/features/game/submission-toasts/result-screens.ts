import type { LessonSubmissionEvent } from '@web/api';

type ShowsResult = (event: LessonSubmissionEvent) => boolean;

const screens = new Set<ShowsResult>();

/** Registers a screen that shows the result of some exercises itself. Returns a function that removes it. */
export function registerResultScreen(showsResult: ShowsResult): () => void {
  screens.add(showsResult);
  return () => screens.delete(showsResult);
}

/** Whether this result is shown by the screen that is open, or about to be. */
export const isOnScreen = (event: LessonSubmissionEvent): boolean =>
  [...screens].some((showsResult) => showsResult(event));
