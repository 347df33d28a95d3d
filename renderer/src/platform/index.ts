export type { Platform, SharedStorage, TabMessage, TextStorage } from './platform';
export { webPlatform } from './web-platform';
