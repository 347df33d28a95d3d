import type { DesktopBridge } from '@shared/desktop/bridge';
import { AccessTokens, type AccessTokensOptions } from './access-tokens';
import { ApiClient, type EndpointTable } from './client';
import { Http } from './http';

/** A startup waits for the refresh, so it gives up sooner than other calls. */
const REFRESH_TIMEOUT_MS = 10_000;

export interface Api {
  client: ApiClient;
  tokens: AccessTokens;
}

export interface ApiOptions {
  /** The host of /v1, without a trailing slash; empty for the page's own host. */
  baseURL: string;
  endpoints: EndpointTable;
  exclusive: AccessTokensOptions['exclusive'];
  /** In the desktop app: its main process has the refresh token, and there's no cookie. */
  desktop?: DesktopBridge | null;
  now?: AccessTokensOptions['now'];
  monotonic?: AccessTokensOptions['monotonic'];
  /** Replaces the network in tests. */
  fetch?: typeof globalThis.fetch;
}

/** Creates the client and its tokens. The refresh bypasses the client, so it doesn't wait for itself. */
export function createApi({
  baseURL,
  endpoints,
  exclusive,
  desktop,
  now,
  monotonic,
  fetch,
}: ApiOptions): Api {
  const http = new Http(`${baseURL}/v1`, fetch);
  const refresh = async () => {
    if (desktop) return (await import('./desktop-session')).refreshInMain(desktop);
    const { method, path } = endpoints.refresh;
    const request = { method, path, withCookies: true, timeoutMs: REFRESH_TIMEOUT_MS };
    const { access_token } = await http.send<{ access_token: string }>(request, (reply) => reply.json());
    return access_token;
  };
  const tokens = new AccessTokens({ refresh, exclusive, now, monotonic });
  return { client: new ApiClient(http, endpoints, tokens, fetch), tokens };
}
