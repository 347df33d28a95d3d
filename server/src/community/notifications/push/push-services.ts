import type { FactoryProvider } from '@nestjs/common';

/** Injection token: whether the server may send to an endpoint. */
export const IS_PUSH_SERVICE = Symbol('is-push-service');

/** The push services of all browsers. `.` in front: any host below. */
const HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];

/**
 * A learner's browser says where to send to, and the server then makes requests there. Only push services qualify, or a
 * learner could have it call machines that only it can reach.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '') return false;
  return HOSTS.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
}

export const pushServices: FactoryProvider = { provide: IS_PUSH_SERVICE, useFactory: () => isPushService };
