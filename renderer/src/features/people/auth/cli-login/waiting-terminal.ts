/** Where a terminal client waits for its code while it signs in. */
const TERMINAL_URL = 'http://localhost:9417';
const TIMEOUT_MS = 5_000;

/** `absent`: no terminal is waiting on this computer, or the browser doesn't let the page ask. */
export type HandOff = 'delivered' | 'already-has-one' | 'refused' | 'absent';

/** Hands a sign-in code to the terminal client that is waiting on this computer. Never rejects. */
export async function handOver(code: string, fetch = globalThis.fetch): Promise<HandOff> {
  const ask = (path: string, init?: RequestInit) =>
    fetch(`${TERMINAL_URL}${path}`, {
      ...init,
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  try {
    if ((await ask('/health')).status !== 200) return 'absent';
    const { status } = await ask('/submit', { method: 'POST', body: code });
    if (status === 204) return 'delivered';
    if (status === 409) return 'already-has-one';
    return status === 403 ? 'refused' : 'absent';
  } catch {
    return 'absent'; // nothing listens on the port, it doesn't answer in time, or the browser blocks the call
  }
}
