export { canStore } from './can-store';
export { isKeepError, type OfflineCopies } from './offline-copies';
export type { PageListeners, PageSignals } from './page-signals';
export type {
  NetworkMonitor,
  Platform,
  SharedStorage,
  StorageHealth,
  TabMessage,
  TextStorage,
} from './platform';
export { DISPENSABLE_PREFIX } from './platform';
export { webPlatform } from './web-platform';
export { withoutTraces } from './without-traces';
