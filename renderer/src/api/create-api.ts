import type { DesktopBridge } from '@shared/desktop/bridge';
import { AccessTokens, type AccessTokensOptions } from './access-tokens';
import type { ApiError } from './api-error';
import { ApiClient, type EndpointTable } from './client';
import { Http } from './http';

/** A startup waits for the refresh, so it gives up sooner than other calls. */
const REFRESH_TIMEOUT_MS = 10_000;

export interface Api {
  client: ApiClient;
  tokens: AccessTokens;
  /** Ends an impersonation, as the admin who started it. @throws ApiError */
  stopImpersonation: (id: string) => Promise<void>;
}

/** An impersonation that this window shows (docs/admin.md). */
export interface ShownImpersonation {
  /** Null if it shows the account that's signed in. */
  readonly id: string | null;
  /** Called when the server gives out no more tokens for it. */
  undo: (options: { notice: string }) => void;
}

export interface ApiOptions {
  /** The host of /v1, without a trailing slash; empty for the page's own host. */
  baseURL: string;
  endpoints: EndpointTable;
  exclusive: AccessTokensOptions['exclusive'];
  /** In the desktop app: its main process has the refresh token, and there's no cookie. */
  desktop?: DesktopBridge | null;
  impersonation?: ShownImpersonation;
  now?: AccessTokensOptions['now'];
  monotonic?: AccessTokensOptions['monotonic'];
  /** Replaces the network in tests. */
  fetch?: typeof globalThis.fetch;
}

/** Creates the client and its tokens. The refresh bypasses the client, so it doesn't wait for itself. */
export function createApi(options: ApiOptions): Api {
  const { baseURL, endpoints, exclusive, desktop, impersonation, now, monotonic, fetch } = options;
  const http = new Http(`${baseURL}/v1`, fetch);
  const refreshOwn = async () => {
    if (desktop) return (await import('./desktop-session')).refreshInMain(desktop);
    const { method, path } = endpoints.refresh;
    const request = { method, path, withCookies: true, timeoutMs: REFRESH_TIMEOUT_MS };
    const { access_token } = await http.send<{ access_token: string }>(request);
    return access_token;
  };
  const impersonating = (id: string, name: 'getImpersonationToken' | 'stopImpersonation', token: string) => {
    const { method, path } = endpoints[name];
    const request = { method, path: path.replace('{id}', encodeURIComponent(id)), token };
    return http.send<{ access_token: string }>(request);
  };
  const refresh = async () => {
    const own = await refreshOwn();
    const id = impersonation?.id ?? null;
    if (id === null) return own;
    const reply = await impersonating(id, 'getImpersonationToken', own).catch((error: ApiError) => {
      if (error.isRefusal) impersonation?.undo({ notice: error.message });
      throw error;
    });
    return reply.access_token;
  };
  const tokens = new AccessTokens({ refresh, exclusive, now, monotonic });
  const client = new ApiClient(http, endpoints, tokens);
  const stopImpersonation = (id: string) =>
    exclusive('emberforge.refresh', async () => {
      await impersonating(id, 'stopImpersonation', await refreshOwn());
    });
  return { client, tokens, stopImpersonation };
}
