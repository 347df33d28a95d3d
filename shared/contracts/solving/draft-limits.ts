/** Limits of drafts. Doesn't import zod, because the web app needs them too. */

/** All texts of one draft together, as UTF-8. */
export const MAX_DRAFT_BYTES = 256 * 1024;

/** The newest earlier versions are kept, up to this number in each lesson. */
export const MAX_DRAFT_VERSIONS = 10;

/** How much given-up work a request can bring along. */
export const MAX_REPLACED = 3;
