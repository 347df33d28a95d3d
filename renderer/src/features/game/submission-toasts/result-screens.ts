type ShowsResult = (lessonUuid: string) => boolean;

const screens = new Set<ShowsResult>();

/** Registers a screen that shows the result of some lessons itself. Returns a function that removes it. */
export function registerResultScreen(showsResult: ShowsResult): () => void {
  screens.add(showsResult);
  return () => screens.delete(showsResult);
}

/** Whether the result of a submission to this lesson is shown by the screen that is open, or about to be. */
export const isOnScreen = (lessonUuid: string): boolean =>
  [...screens].some((showsResult) => showsResult(lessonUuid));
