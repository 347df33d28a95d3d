/** What the desktop app has put into the address: the hash of its verifier, and the state it expects back. */
export interface DesktopRequest {
  challenge: string;
  state: string;
}

const TOKEN = /^[\w-]{43}$/;

/** Whether the desktop app has opened this page. */
export const isForDesktop = (query: URLSearchParams): boolean => query.get('client') === 'desktop';

/** Null if the address was cut off or changed. */
export function desktopRequestIn(query: URLSearchParams): DesktopRequest | null {
  const [challenge, state] = [query.get('challenge') ?? '', query.get('state') ?? ''];
  return TOKEN.test(challenge) && TOKEN.test(state) ? { challenge, state } : null;
}
