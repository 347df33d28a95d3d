import type { Platform, TextStorage } from '@web/platform';

const EMPTY: TextStorage = { get: () => null, set: () => false, remove: () => {}, keys: () => [] };

/** The platform of a guest who has never been here, for rendering pages on the server. */
export const guestPlatform = (): Platform => ({
  kind: 'web',
  apiBaseURL: '',
  socketBaseURL: '',
  storage: EMPTY,
  sessionStorage: EMPTY,
  sharedStorage: { get: async () => undefined, set: async () => {}, remove: async () => {} },
  network: { isOnline: () => true, onChange: () => () => {} },
  page: { listen: () => () => {}, isInFront: () => false },
  whenVisible: () => new Promise(() => {}),
  exclusive: (_name, task) => task(),
  broadcast: () => {},
  onMessage: () => () => {},
  isBrave: async () => false,
  reload: () => {},
  getCookie: () => null,
  setCookie: () => {},
});
