import type {} from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignOrigin } from './auth.errors';
import { REFRESH_TOKEN_TTL_MS } from './sessions';

const NAME = 'refresh_token';
/** Tells the app's scripts that there's a refresh token, which they can't read. It's worth nothing by itself. */
const MARKER = 'signed_in';
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The refresh token of a request. */
export interface SentRefreshToken {
  token: string | undefined;
  /** Cookies are answered with a cookie, the terminal's header with a response body. */
  by: 'cookie' | 'header';
}

/** Where a browser keeps its refresh token: a cookie that scripts can't read. */
@Injectable()
export class RefreshCookie {
  private readonly origin: string;
  /** Of every cookie of a sign-in. */
  readonly options;

  constructor(@Inject(SETTINGS) { publicUrl }: Pick<Settings, 'publicUrl'>) {
    const { origin, protocol, hostname } = new URL(publicUrl);
    this.origin = origin;
    // Some browsers drop secure cookies from http://localhost.
    const secure = protocol === 'https:' || !LOOPBACK.has(hostname);
    this.options = { path: '/v1/auth', httpOnly: true, sameSite: 'lax', secure } as const;
  }

  set(reply: FastifyReply, token: string): void {
    const maxAge = REFRESH_TOKEN_TTL_MS / 1000;
    reply.setCookie(NAME, token, { ...this.options, maxAge });
    reply.setCookie(MARKER, '1', { ...this.markerOptions, maxAge });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(NAME, this.options);
    reply.clearCookie(MARKER, this.markerOptions);
  }

  private get markerOptions() {
    return { ...this.options, path: '/', httpOnly: false };
  }

  /**
   * The request's refresh token; the header takes precedence over the cookie.
   * @throws DomainError `forbidden` if the cookie came with a request from another site.
   */
  read(request: FastifyRequest): SentRefreshToken {
    const header = request.headers['x-refresh-token'];
    if (typeof header === 'string' && header !== '') return { token: header, by: 'header' };
    if (!this.isFromApp(request)) throw foreignOrigin();
    return { token: request.cookies[NAME], by: 'cookie' };
  }

  /** Browsers send the origin in headers that pages can't set; other clients send neither. */
  isFromApp({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    if (headers['sec-fetch-site'] === 'same-origin' || headers.origin === this.origin) return true;
    return headers.origin === undefined && (headers['sec-fetch-site'] ?? 'none') === 'none';
  }
}
