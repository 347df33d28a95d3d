/** The scheme that the desktop app serves the web app from. */
export const APP_SCHEME = 'app';

/**
 * The web app's origin in the desktop app. Not `file://`: pages there have no origin, and each may read any file. No web
 * page can have it.
 */
export const APP_ORIGIN = `${APP_SCHEME}://desktop`;
