/** What the server has rendered is in this element, and on screen until the app shows the same page (app/reveal-app.ts). */
export const PRERENDERED = 'prerendered';

let resolveShown: () => void;
const shown = new Promise<void>((resolve) => {
  resolveShown = resolve;
});

/**
 * Resolves once the app's own page is on screen; right away if the server rendered none. What's big and can follow, such as
 * Monaco, waits for it: on a slow phone the page couldn't be used for as long as its code is evaluated.
 */
export const whenPageShown = (): Promise<void> =>
  document.getElementById(PRERENDERED) ? shown : Promise.resolve();

/** Call it once the app's page has taken the place of the server's. */
export const pageShown = (): void => resolveShown();
