import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { DiscordApplication } from '../auth.settings';
import { fetchLimited } from '../oauth/fetch-limited';

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 64 * 1024;
const tokenReply = z.object({ access_token: z.string().min(1) });
const userReply = z.object({
  id: z.string().min(1).max(64),
  /** Unique and public, unlike the name that's shown. */
  username: z.string().min(1).max(100),
});

/** Discord refused a code. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

/** Discord's OAuth 2 code flow with PKCE, and the scope `identify`: who somebody is, and nothing else. */
export class DiscordOAuth {
  private readonly fetch = fetchLimited(MAX_REPLY_BYTES);

  constructor(
    private readonly settings: DiscordApplication,
    /** Where Discord sends the browser back to. */
    private readonly redirectUrl: string,
  ) {}

  authorizeUrl({ state, verifier }: { state: string; verifier: string }): string {
    const query = new URLSearchParams({
      client_id: this.settings.clientId,
      response_type: 'code',
      scope: 'identify',
      redirect_uri: this.redirectUrl,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    });
    return `${this.settings.url}/oauth2/authorize?${query}`;
  }

  /** @throws CodeRefused, and what `fetch` throws. */
  async accountOf(code: string, verifier: string): Promise<{ id: string; name: string }> {
    const { clientId, clientSecret } = this.settings;
    const token = tokenReply.safeParse(
      await this.ask('/oauth2/token', {
        method: 'POST',
        body: new URLSearchParams({
          client_id: clientId,
          client_secret: clientSecret,
          grant_type: 'authorization_code',
          code,
          redirect_uri: this.redirectUrl,
          code_verifier: verifier,
        }),
      }),
    );
    if (!token.success) throw new CodeRefused('Discord replied without a token.');
    const authorization = `Bearer ${token.data.access_token}`;
    const user = userReply.safeParse(await this.ask('/users/@me', { headers: { authorization } }));
    if (!user.success) throw new CodeRefused('Discord replied without a user.');
    return { id: user.data.id, name: user.data.username };
  }

  /** The reply's JSON; undefined if it's none. */
  private async ask(path: string, init: RequestInit): Promise<unknown> {
    const response = await this.fetch(`${this.settings.url}/api${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`Discord replied ${response.status}.`);
    if (!response.ok) throw new CodeRefused(`Discord replied ${response.status}.`);
    return response.json().catch(() => undefined); // a page: the callers' schemas refuse it
  }
}
