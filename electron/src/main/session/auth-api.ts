import { TEXT_HEADER } from '@shared/contracts/errors';
import { z } from 'zod';

/** The server rotates a token once, and repeats its reply for two minutes: a retry within that time loses nothing. */
const REFRESH_TIMEOUTS_MS = [4_000, 5_000];
const SIGN_IN_TIMEOUT_MS = 20_000;
const SIGN_OUT_TIMEOUT_MS = 3_000;

const tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).optional() });
const errorBody = z.object({ error: z.string().min(1) });

/** The server's answer. `failed` is anything that isn't the API's own: no reply, a proxy's page, an internal error. */
export type AuthReply =
  | { kind: 'tokens'; accessToken: string; refreshToken: string | undefined }
  | { kind: 'refused'; status: number; message: string; reference?: string }
  | { kind: 'failed'; status: number; message: string | null; reference?: string };

export interface AuthApiOptions {
  /** The server's origin. Tokens are sent to no other. */
  origin: string;
  fetch: typeof globalThis.fetch;
  refreshTimeoutsMs?: readonly number[];
  signOutTimeoutMs?: number;
}

/** The calls that carry a refresh token or a one-time code. None rejects. */
export class AuthApi {
  constructor(private readonly options: AuthApiOptions) {}

  /** Exchanges a refresh token for new ones. Asks again once if the reply got lost. */
  async refresh(token: string): Promise<AuthReply> {
    let reply: AuthReply = { kind: 'failed', status: 0, message: null };
    for (const timeoutMs of this.options.refreshTimeoutsMs ?? REFRESH_TIMEOUTS_MS) {
      reply = await this.post('/auth/refresh', { headers: { 'X-Refresh-Token': token } }, timeoutMs);
      if (reply.kind !== 'failed') break;
    }
    return reply;
  }

  /** Redeems a one-time code; with the verifier that belongs to it, if it was made for this app. */
  signIn(otp: string, verifier?: string): Promise<AuthReply> {
    return this.post('/auth/otp/login', { body: JSON.stringify({ otp, verifier }) }, SIGN_IN_TIMEOUT_MS);
  }

  /** Ends the session on the server. False if that's not certain. */
  async signOut(token: string): Promise<boolean> {
    const init = { headers: { 'X-Refresh-Token': token } };
    const timeoutMs = this.options.signOutTimeoutMs ?? SIGN_OUT_TIMEOUT_MS;
    return (await this.send('/auth/logout', init, timeoutMs))?.status === 200;
  }

  private async post(path: string, init: RequestInit, timeoutMs: number): Promise<AuthReply> {
    const reply = await this.send(path, init, timeoutMs);
    if (!reply) return { kind: 'failed', status: 0, message: null };
    const { status, body, reference } = reply;
    const { data } = tokens.safeParse(body);
    if (status === 200 && data)
      return { kind: 'tokens', accessToken: data.access_token, refreshToken: data.refresh_token };
    const message = errorBody.safeParse(body).data?.error ?? null;
    // A refusal is the API's own: a network's sign-in page answers 401 and 403 as well.
    if (status >= 400 && status < 500 && message !== null)
      return { kind: 'refused', status, message, reference };
    return { kind: 'failed', status, message, reference };
  }

  /** Null without a whole reply in time. */
  private async send(path: string, init: RequestInit, timeoutMs: number) {
    try {
      const reply = await this.options.fetch(`${this.options.origin}/v1${path}`, {
        ...init,
        method: 'POST',
        credentials: 'omit',
        cache: 'no-store',
        // A redirect would take the token along.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const reference = reply.headers.get(TEXT_HEADER) ?? undefined;
      return { status: reply.status, body: parseJson(await reply.text()), reference };
    } catch {
      return null;
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a proxy's page: the schemas refuse it
  }
}
