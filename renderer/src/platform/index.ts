export { canStore } from './can-store';
export type { PageListeners, PageSignals } from './page-signals';
export type { NetworkMonitor, Platform, SharedStorage, TabMessage, TextStorage } from './platform';
export { DISPENSABLE_PREFIX } from './platform';
export { webPlatform } from './web-platform';
