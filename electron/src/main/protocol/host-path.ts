/** Paths of the app's origin that the host answers. Runtimes come with the app, and everything else is the web app. */
export const isHostPath = (path: string): boolean => /^\/(v1|downloads)(\/|$)/.test(path);
