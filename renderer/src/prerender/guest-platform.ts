import type { Platform } from '@web/platform';
import { memoryStorage } from '@web/platform/memory-storage';

/** The platform of a guest who has never been here, for rendering pages on the server. */
export const guestPlatform = (): Platform => ({
  kind: 'web',
  desktop: null,
  apiBaseURL: '',
  socketBaseURL: '',
  publicOrigin: '',
  storage: memoryStorage(),
  offlineCopies: () => new Promise(() => {}),
  sessionStorage: memoryStorage(),
  sharedStorage: { get: async () => undefined, set: async () => {}, remove: async () => {} },
  page: { listen: () => () => {}, isInFront: () => false },
  network: { isOnline: () => true, onChange: () => () => {} },
  whenVisible: () => new Promise(() => {}),
  exclusive: (_name, task) => task(),
  broadcast: () => {},
  onMessage: () => () => {},
  isBrave: async () => false,
  reload: () => {},
  getCookie: () => null,
  setCookie: () => {},
});
