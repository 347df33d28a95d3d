/** Facts of linking a GitHub account, without zod: the web app uses them, too. */

/** Where GitHub sends the browser back to, with `code` and `state`, or with `error`. */
export const GITHUB_RETURN_PATH = '/github-sync';

/** User-facing: GitHub, or we, refused to link an account. */
export const GITHUB_LINK_FAILED = "Github couldn't authenticate, please try again";
