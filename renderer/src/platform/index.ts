export type { PageListeners, PageSignals } from './page-signals';
export type { Platform, SharedStorage, TabMessage, TextStorage } from './platform';
export { webPlatform } from './web-platform';
