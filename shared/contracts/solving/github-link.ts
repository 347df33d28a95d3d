/** Facts of linking and signing in with other sites, without zod: the web app uses them, too. */

/** Where GitHub sends the browser back to, with `code` and `state`, or with `error`. */
export const GITHUB_RETURN_PATH = '/github-sync';

/**
 * Where GitHub sends the browser back to after a sign-in. Below GITHUB_RETURN_PATH, because an OAuth app of GitHub has one
 * callback address, and may send people to what's below it.
 */
export const GITHUB_LOGIN_RETURN_PATH = '/github-sync/login';

/** Where Discord sends the browser back to, with `code` and `state`, or with `error`. */
export const DISCORD_RETURN_PATH = '/discord-sync';
