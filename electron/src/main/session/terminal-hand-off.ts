import { request } from 'node:http';
import type { TerminalHandOff } from '@shared/desktop/session';

/** Where a terminal client waits for its code while it signs in. */
const PORT = 9417;
const TIMEOUT_MS = 5_000;

/**
 * Hands a sign-in code to the terminal client that waits on this computer, in the name of the host: the client takes a
 * code from no other origin, and the app's own is another one. Never rejects.
 */
export async function handOver(code: string, origin: string, port = PORT): Promise<TerminalHandOff> {
  try {
    if ((await ask('GET', '/health', origin, port)) !== 200) return 'absent';
    const status = await ask('POST', '/submit', origin, port, code);
    if (status === 204) return 'delivered';
    if (status === 409) return 'already-has-one';
    return status === 403 ? 'refused' : 'absent';
  } catch {
    return 'absent'; // nothing listens on the port, or it doesn't answer in time
  }
}

function ask(method: string, path: string, origin: string, port: number, body?: string) {
  return new Promise<number | undefined>((resolve, reject) => {
    const headers = { Origin: origin };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const sent = request({ host: 'localhost', port, path, method, headers, signal }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
