/** The service worker's cache of public lessons and courses that were opened. */
export const STATIC_CACHE = 'emberforge-static';
/** The service worker's cache of this build's files that were used. */
export const ASSET_CACHE = 'emberforge-assets';
/** The service worker's cache of pictures in lessons that were opened. */
export const IMAGE_CACHE = 'emberforge-images';
/** The message that asks the service worker to keep all files of this build; it answers whether it has them. */
export const KEEP_APP = 'KEEP_APP';
/** The service worker's cache of what the learner keeps for being offline. */
export const OFFLINE_CACHE = 'emberforge-offline';
