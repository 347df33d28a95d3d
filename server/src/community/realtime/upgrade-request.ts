import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { accessTokenClaims, SOCKET_PATH } from '@shared/contracts';
import { APP_ORIGIN } from '@shared/desktop/app-origin';
import { decodeJwt } from 'jose';

const STATUS_TEXT = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

/** What a request for the socket comes with: a ticket, or an access token. */
export interface SocketPass {
  kind: 'ticket' | 'token';
  value: string;
}

/** Undefined when the request is for anything else than the socket. */
export function socketPassOf(request: IncomingMessage): SocketPass | undefined {
  const url = URL.parse(request.url ?? '', 'http://localhost');
  if (url?.pathname.replace(/\/$/, '') !== SOCKET_PATH) return undefined;
  const ticket = url.searchParams.get('ticket');
  if (ticket !== null) return { kind: 'ticket', value: ticket };
  return { kind: 'token', value: url.searchParams.get('token') ?? '' };
}

/**
 * Browsers say which site a request comes from: it must be the app, by its public address, by the very host that was
 * asked, or in the desktop app. Other clients say nothing.
 */
export function isFromApp({ headers }: IncomingMessage, publicUrl: string): boolean {
  if (headers.origin === undefined || headers.origin === APP_ORIGIN) return true;
  const origin = URL.parse(headers.origin);
  if (!origin) return false;
  return origin.origin === new URL(publicUrl).origin || origin.host === headers.host;
}

/** When a verified token expires, in milliseconds since 1970. */
export function expiryOf(token: string): number {
  return accessTokenClaims.parse(decodeJwt(token)).exp * 1000;
}

/** Rejects the upgrade with an HTTP response and closes the socket. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof STATUS_TEXT): void {
  const body = JSON.stringify({ error: STATUS_TEXT[status] });
  socket.once('finish', () => socket.destroy());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_TEXT[status]}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}
