export type { NetworkMonitor, Platform, TabMessage, TextStorage } from './platform';
export { webPlatform } from './web-platform';
