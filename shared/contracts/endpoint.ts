import type { z } from 'zod';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Required authentication: `none`; `optional` verifies a bearer token if there is one; `user` requires a bearer token;
 * `cookie` requires the refresh cookie or the X-Refresh-Token header.
 */
export type EndpointAuth = 'none' | 'optional' | 'user' | 'cookie';

/** A reply that is sent while it's written: messages, one after the other, and in the end the call's `reply`. */
export interface EndpointStream<Message extends z.ZodType = z.ZodType> {
  message: Message;
  /**
   * For clients that don't ask for `text/event-stream`: they get the text in this key of the messages as `text/plain`, and
   * no reply. Without it, everybody gets events.
   */
  plainText?: string;
}

/** An API call. The server validates with it, the client gets its types from it, and OpenAPI is generated from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Message extends z.ZodType = z.ZodType,
> {
  method: HttpMethod;
  /** Relative to /v1, with `{name}` for parameters. */
  path: string;
  auth: EndpointAuth;
  area: string;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** The call takes a form (multipart/form-data) with a file in this field, instead of a body in JSON. */
  upload?: string;
  reply: Reply;
  /** It may have created what it replies with: the status is then 201. */
  canCreate?: boolean;
  /** A media type: the call can reply with bytes of this type instead of `reply`'s JSON. */
  binaryReply?: string;
  /** The call streams its reply, to all requests or to some of them (docs/wire.md). */
  stream?: EndpointStream<Message>;
  /**
   * For an admin who views Emberforge as a learner (docs/admin.md). Without it, what reads is allowed and what changes
   * something is refused.
   */
  whileImpersonating?: 'allowed' | 'refused';
  /** Statuses that this call can return, in addition to those implied by its auth and inputs. */
  errors?: readonly number[];
}

/** Whether an admin can make this call while they view Emberforge as a learner. */
export const isOpenWhileImpersonating = ({
  method,
  whileImpersonating,
}: Pick<Endpoint, 'method' | 'whileImpersonating'>): boolean =>
  whileImpersonating ? whileImpersonating === 'allowed' : method === 'GET';

/** Declares an endpoint and keeps the exact types of its schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Reply extends z.ZodType = z.ZodUndefined,
  Message extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Reply, Message>): Endpoint<Params, Query, Body, Reply, Message> {
  return definition;
}

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  NonNullable<E[Key]> extends infer S
    ? S extends z.ZodUndefined
      ? undefined
      : S extends z.ZodType
        ? Side extends 'input'
          ? z.input<S>
          : z.output<S>
        : undefined
    : undefined;

/** What the server's handler receives: the parsed parts of the request. */
export interface InputOf<E extends Endpoint> {
  params: Part<E, 'params', 'output'>;
  query: Part<E, 'query', 'output'>;
  body: Part<E, 'body', 'output'>;
}

/** What a caller of the API passes. */
export interface CallOf<E extends Endpoint> {
  params: Part<E, 'params', 'input'>;
  query: Part<E, 'query', 'input'>;
  body: Part<E, 'body', 'input'>;
}

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a call with a `stream` sends before its reply; undefined for any other. */
export type MessageOf<E extends Endpoint> = z.output<NonNullable<E['stream']>['message']>;
