/**
 * What the browser says about messages while the site is closed. `unsupported` is also an insecure page, and Safari on a
 * phone before the site is on the home screen.
 */
export type PushPermission = 'unsupported' | 'blocked' | 'off' | 'on';

/** As the server wants it. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** The browser's side of Web Push. */
export interface PushMessages {
  permission(): Promise<PushPermission>;
  /**
   * Asks the learner if the browser hasn't yet, so call it from a click. Replaces an address that was made for another
   * key. Undefined if they say no.
   */
  subscribe(publicKey: string): Promise<PushAddress | undefined>;
  /** The address that is no longer valid; undefined if there was none. */
  unsubscribe(): Promise<string | undefined>;
}

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Of this browser. */
export const browserPush: PushMessages = {
  async permission() {
    if (!isSupported()) return 'unsupported';
    if (Notification.permission === 'denied') return 'blocked';
    return Notification.permission === 'granted' && (await current()) ? 'on' : 'off';
  },
  async subscribe(publicKey) {
    if ((await Notification.requestPermission()) !== 'granted') return undefined;
    // The app registers it some time after its start.
    await navigator.serviceWorker.register('/sw.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    if (old && keyOf(old) !== publicKey) await old.unsubscribe();
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(publicKey),
    });
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The browser gave no push address.');
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  },
  async unsubscribe() {
    const subscription = await current();
    await subscription?.unsubscribe();
    return subscription?.endpoint;
  },
};

const keyOf = ({ options }: PushSubscription): string | undefined =>
  options.applicationServerKey
    ? btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '')
    : undefined;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
