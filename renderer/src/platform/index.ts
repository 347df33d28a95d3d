export type { Platform, TabNews, TextStorage } from './platform';
export { webPlatform } from './web-platform';
