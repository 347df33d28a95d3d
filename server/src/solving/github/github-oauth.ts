import { createHash } from 'node:crypto';
import { fetchLimited } from '@server/people/auth';
import { z } from 'zod';
import type { GithubApp } from './github.settings';

export interface AuthorizeOptions {
  state: string;
  /** The PKCE verifier; `exchange` gets the same one. */
  verifier: string;
  /** Where GitHub sends the browser back to. */
  redirectUrl: string;
  /** None by default: a token can then read what's public and nothing else. */
  scope?: 'user:email';
}

/** GitHub refused a code. */
export class CodeRefused extends Error {
  override readonly name = 'CodeRefused';
}

const TIMEOUT_MS = 10_000;
const MAX_REPLY_BYTES = 64 * 1024;
const tokenReply = z.object({ access_token: z.string().min(1) });

/** GitHub's web flow for OAuth apps. */
export class GithubOAuth {
  private readonly fetch = fetchLimited(MAX_REPLY_BYTES);

  constructor(private readonly settings: GithubApp) {}

  authorizeUrl({ state, verifier, redirectUrl, scope }: AuthorizeOptions): string {
    const query = new URLSearchParams({
      client_id: this.settings.clientId,
      redirect_uri: redirectUrl,
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...(scope && { scope }),
    });
    return `${this.settings.url}/login/oauth/authorize?${query}`;
  }

  /** The access token for a code. @throws CodeRefused, and what `fetch` throws. */
  async exchange(
    code: string,
    { verifier, redirectUrl }: Pick<AuthorizeOptions, 'verifier' | 'redirectUrl'>,
  ): Promise<string> {
    const { url, clientId, clientSecret } = this.settings;
    const response = await this.fetch(`${url}/login/oauth/access_token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        client_id: clientId,
        client_secret: clientSecret,
        code,
        redirect_uri: redirectUrl,
        code_verifier: verifier,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status >= 500) throw new Error(`GitHub replied ${response.status}.`);
    // GitHub refuses with status 200 and an `error`.
    const reply = tokenReply.safeParse(parseJson(await response.text()));
    if (!response.ok || !reply.success)
      throw new CodeRefused(`GitHub replied ${response.status} without a token.`);
    return reply.data.access_token;
  }

  /** Takes a token back at GitHub. One that is no longer valid counts as taken back. */
  async revoke(token: string): Promise<void> {
    const { apiUrl, clientId, clientSecret } = this.settings;
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const response = await this.fetch(`${apiUrl}/applications/${encodeURIComponent(clientId)}/grant`, {
      method: 'DELETE',
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Basic ${credentials}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ access_token: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok && response.status !== 404 && response.status !== 422)
      throw new Error(`GitHub replied ${response.status}.`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // an error page: the schema refuses it
  }
}
