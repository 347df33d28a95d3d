import type { AxiosInstance } from 'axios';
import { AccessTokens, type AccessTokensOptions } from './access-tokens';
import { ApiClient, type EndpointTable } from './client';
import { createHttp, toApiError } from './http';

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
  now?: () => number;
  /** Replaces the network in tests. */
  adapter?: AxiosInstance['defaults']['adapter'];
  /** The same for calls whose reply is a stream. */
  fetch?: typeof globalThis.fetch;
}

/** Creates the client and its tokens. The refresh bypasses the client, so it doesn't wait for itself. */
export function createApi({ baseURL, endpoints, exclusive, now, adapter, fetch }: ApiOptions): Api {
  const http = createHttp(`${baseURL}/v1`, adapter);
  const refresh = async () => {
    try {
      const { method, path } = endpoints.refresh;
      const reply = await http.request<{ access_token: string }>({
        method,
        url: path,
        withCredentials: true,
        timeout: REFRESH_TIMEOUT_MS,
      });
      return reply.data.access_token;
    } catch (error) {
      throw toApiError(error);
    }
  };
  const tokens = new AccessTokens({ refresh, exclusive, now });
  return { client: new ApiClient(http, endpoints, tokens, fetch), tokens };
}
