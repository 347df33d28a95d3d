import { texts } from './language/texts';

/** What somebody typed, as a server's origin; or why it can't be one. */
export type HostAddress = { origin: string } | { problem: string };

/**
 * Reads the address of a server. It must be https: everything that's learned there goes over it. Servers on this
 * computer may use http.
 */
export function parseHostAddress(text: string): HostAddress {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `${isLocal(trimmed) ? 'http' : 'https'}://${trimmed}`);
  if (!url?.hostname || !/^https?:$/.test(url.protocol)) return { problem: texts().host.isNoAddress };
  if (url.username || url.password) return { problem: texts().host.hasPassword };
  if (url.protocol === 'http:' && !isLocal(url.host)) return { problem: texts().host.isNotEncrypted };
  return { origin: url.origin };
}

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/i.test(host);
