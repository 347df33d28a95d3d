import type {
  CallOf,
  ENDPOINTS,
  Endpoint,
  EndpointAuth,
  EndpointName,
  HttpMethod,
  ReplyOf,
} from '@shared/contracts';
import { type CamelCase, toCamelCase } from '@shared/contracts/camel-case';
import type { AxiosInstance, AxiosResponse } from 'axios';
import type { AccessTokens } from './access-tokens';
import { ApiError, ERROR_TEXTS } from './api-error';
import { parseJson, toApiError } from './http';
import { openTextStream } from './text-stream';

/** What the client needs to know about an endpoint at run time. */
export interface EndpointRoute {
  method: HttpMethod;
  path: string;
  auth: EndpointAuth;
}
export type EndpointTable = Record<EndpointName, EndpointRoute>;

type EndpointNamed<Name extends EndpointName> = (typeof ENDPOINTS)[Name];

/** An endpoint's inputs. Parts that can be empty are optional. */
type Input<E extends Endpoint> = {
  [Key in keyof CallOf<E> as CallOf<E>[Key] extends undefined
    ? never
    : Record<string, never> extends CallOf<E>[Key]
      ? never
      : Key]: CallOf<E>[Key];
} & {
  [Key in keyof CallOf<E> as CallOf<E>[Key] extends undefined
    ? never
    : Record<string, never> extends CallOf<E>[Key]
      ? Key
      : never]?: CallOf<E>[Key];
};

export type CallInput<Name extends EndpointName> = Input<EndpointNamed<Name>> & { signal?: AbortSignal };
/** A reply with the app's names: the contract's, in camelCase. */
export type CallReply<Name extends EndpointName> = CamelCase<ReplyOf<EndpointNamed<Name>>>;

type CallArgs<Name extends EndpointName> =
  Record<string, never> extends Input<EndpointNamed<Name>>
    ? [input?: CallInput<Name>]
    : [input: CallInput<Name>];

interface AnyInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
}

/** Typed calls of the contract by name: `api.call('getCourse', {params: {id}})`. */
export class ApiClient {
  /** Called after each request that got no answer. */
  onNoAnswer: () => void = () => {};

  constructor(
    private readonly http: AxiosInstance,
    private readonly endpoints: EndpointTable,
    private readonly tokens: AccessTokens,
    private readonly fetch?: typeof globalThis.fetch,
  ) {}

  /** @throws ApiError for every failure. A 401 clears the access token. */
  async call<Name extends EndpointName>(name: Name, ...args: CallArgs<Name>): Promise<CallReply<Name>> {
    return toReply<Name>((await this.#request<unknown>(name, args[0])).data);
  }

  /**
   * A call that can return bytes instead of its JSON reply (`binaryReply` in the contract).
   * @throws ApiError like `call`.
   */
  async callForBytes<Name extends EndpointName>(
    name: Name,
    ...args: CallArgs<Name>
  ): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { reply: CallReply<Name> }> {
    const { data, headers } = await this.#request<ArrayBuffer>(name, args[0], 'arraybuffer');
    const isJson = String(headers['content-type']).startsWith('application/json');
    return isJson ? { reply: toReply<Name>(parseJson(data)) } : { bytes: new Uint8Array(data) };
  }

  /**
   * A call whose reply is a text that the server writes bit by bit: the reply's headers, and how to read it.
   * @throws ApiError like `call`.
   */
  async callForText<Name extends EndpointName>(
    name: Name,
    ...args: CallArgs<Name>
  ): Promise<Awaited<ReturnType<typeof openTextStream>>> {
    const { method, path, auth } = this.endpoints[name];
    const { params, body }: AnyInput = args[0] ?? {};
    const token = await this.#tokenFor(auth);
    const url = `${this.http.defaults.baseURL ?? ''}${fillPath(path, params)}`;
    try {
      return await openTextStream({ url, method, body, token }, this.fetch);
    } catch (cause) {
      throw this.#explain(cause, token);
    }
  }

  async #request<Data>(
    name: EndpointName,
    input: AnyInput = {},
    responseType: 'json' | 'arraybuffer' = 'json',
  ): Promise<AxiosResponse<Data>> {
    const { method, path, auth } = this.endpoints[name];
    const { params, query, body, signal } = input;
    const token = await this.#tokenFor(auth);
    try {
      return await this.http.request<Data>({
        method,
        url: fillPath(path, params),
        params: query,
        data: body,
        signal,
        responseType,
        withCredentials: auth === 'cookie' || name === 'otpLogin',
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
        // GitHub's code works once.
        ...(name === 'githubCallback' && { 'axios-retry': { retries: 0 } }),
      });
    } catch (cause) {
      throw this.#explain(cause, token);
    }
  }

  #explain(cause: unknown, token: string | null): ApiError {
    const error = toApiError(cause);
    if (error.isNoAnswer) this.onNoAnswer();
    if (error.status !== 401 || token === null) return error;
    if (this.tokens.current === token) this.tokens.clear();
    return new ApiError(401, ERROR_TEXTS.notLoggedIn);
  }

  async #tokenFor(auth: EndpointAuth): Promise<string | null> {
    if (auth === 'none' || auth === 'cookie') return null;
    if (auth === 'optional') return this.tokens.fresh();
    const token = await this.tokens.fresh();
    if (token === null) throw new ApiError(401, ERROR_TEXTS.loginExpired);
    return token;
  }
}

const toReply = <Name extends EndpointName>(body: unknown) => toCamelCase(body) as CallReply<Name>;

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
}
