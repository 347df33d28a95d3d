import type {
  CallOf,
  ENDPOINTS,
  Endpoint,
  EndpointAuth,
  EndpointName,
  HttpMethod,
  MessageOf,
  ReplyOf,
} from '@shared/contracts';
import { type CamelCase, toCamelCase } from '@shared/contracts/camel-case';
import type { AccessTokens } from './access-tokens';
import { ApiError, ERROR_TEXTS } from './api-error';
import { contentLanguage, interfaceLocale } from './content-language';
import type { Http } from './http';
import type { HttpRequest } from './http-request';

/** What the client needs to know about an endpoint at run time. */
export interface EndpointRoute {
  method: HttpMethod;
  path: string;
  auth: EndpointAuth;
  /** The field of a file that it takes instead of a body. */
  upload?: string;
  /** Its texts may be translated. */
  hasLang?: true | undefined;
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

/** A message of a call with a `stream`, with the app's names. */
export type CallMessage<Name extends EndpointName> = CamelCase<MessageOf<EndpointNamed<Name>>>;
/** The calls with a `stream`. */
export type StreamingCall = {
  [Name in EndpointName]: MessageOf<EndpointNamed<Name>> extends undefined ? never : Name;
}[EndpointName];

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

  /**
   * Called when the session's sign-in is too old for a call. The call is made again if it resolves to true.
   */
  onNeedsConfirmation: () => Promise<boolean> = async () => false;

  constructor(
    private readonly http: Http,
    private readonly endpoints: EndpointTable,
    private readonly tokens: AccessTokens,
  ) {}

  /** @throws ApiError for every failure. A 401 clears the access token. */
  async call<Name extends EndpointName>(name: Name, ...args: CallArgs<Name>): Promise<CallReply<Name>> {
    return toReply<Name>(await this.#request(name, args[0], (request) => this.http.send(request)));
  }

  /**
   * A call that can return bytes instead of its JSON reply (`binaryReply` in the contract).
   * @throws ApiError like `call`.
   */
  async callForBytes<Name extends EndpointName>(
    name: Name,
    ...args: CallArgs<Name>
  ): Promise<{ bytes: Uint8Array<ArrayBuffer> } | { reply: CallReply<Name> }> {
    const reply = await this.#request(name, args[0], (request) => this.http.sendForAny(request));
    return 'bytes' in reply ? reply : { reply: toReply<Name>(reply.body) };
  }

  /**
   * A call that takes a file instead of a body (`upload` in the contract).
   * @throws ApiError like `call`.
   */
  async upload<Name extends EndpointName>(name: Name, file: Blob): Promise<CallReply<Name>> {
    const { upload } = this.endpoints[name];
    if (!upload) throw new Error(`${name} takes no file`);
    const body = new FormData();
    body.append(upload, file);
    return toReply<Name>(await this.#request(name, { body }, (request) => this.http.send(request)));
  }

  /**
   * A call that streams its reply (`stream` in the contract): its messages go to `onMessage` while the server writes them.
   * Resolves to the reply behind them. Aborting `input.signal` closes the connection.
   * @throws ApiError like `call`, also for what fails on the way.
   */
  async stream<Name extends StreamingCall>(
    name: Name,
    input: CallInput<Name>,
    onMessage: (message: CallMessage<Name>) => void,
  ): Promise<CallReply<Name>> {
    const take = (message: unknown) => onMessage(toCamelCase(message) as CallMessage<Name>);
    return toReply<Name>(
      await this.#request(name, input, (request) => this.http.sendForMessages(request, take)),
    );
  }

  async #request<Reply>(
    name: EndpointName,
    input: AnyInput | undefined,
    send: (request: HttpRequest) => Promise<Reply>,
  ): Promise<Reply> {
    try {
      return await this.#send(name, input, send);
    } catch (error) {
      if (!(error instanceof ApiError && error.needsConfirmation)) throw error;
      if (!(await this.onNeedsConfirmation())) throw error;
      return this.#send(name, input, send);
    }
  }

  async #send<Reply>(
    name: EndpointName,
    { params, query, body, signal }: AnyInput = {},
    send: (request: HttpRequest) => Promise<Reply>,
  ): Promise<Reply> {
    const { method, path, auth, hasLang } = this.endpoints[name];
    const token = await this.#tokenFor(auth);
    const request = {
      method,
      path: fillPath(path, params),
      query: hasLang ? { lang: contentLanguage(), ...query } : query,
      language: hasLang && interfaceLocale(),
      body,
      signal,
      token,
      withCookies: auth === 'cookie' || name === 'otpLogin',
      // A provider's code works once.
      canRetry: !(query && 'code' in query),
    };
    try {
      return await send(request);
    } catch (cause) {
      throw this.#explain(cause, token);
    }
  }

  #explain(cause: unknown, token: string | null): ApiError {
    const error =
      cause instanceof ApiError ? cause : new ApiError(0, ERROR_TEXTS.unknown, 'internal', { cause });
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
