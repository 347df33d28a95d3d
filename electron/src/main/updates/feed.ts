/**
 * Where a server offers new versions of the app, as electron-updater's generic provider reads them. Null if nobody could
 * be sure that they're from that server: without https, anyone on the way could replace them.
 */
export function feedOf(origin: string): string | null {
  const { protocol, hostname } = new URL(origin);
  const isOwnComputer = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  return protocol === 'https:' || isOwnComputer ? `${origin}/downloads/desktop` : null;
}
