/** The service worker's cache of public lessons and courses. */
export const STATIC_CACHE = 'emberforge-static';
/** The service worker's cache of this build's files that were used. */
export const ASSET_CACHE = 'emberforge-assets';
/** The service worker's cache of pictures in lessons that were opened. */
export const IMAGE_CACHE = 'emberforge-images';
