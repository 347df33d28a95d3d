import type { IncomingHttpHeaders } from 'node:http';
import { applyDecorators, createParamDecorator, type ExecutionContext, HttpCode, Post } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readBody } from './request-body';

/** What another service sent, as it arrived. Not verified. */
export interface WebhookDelivery {
  headers: IncomingHttpHeaders;
  /** The bytes that were signed. At most 2 MB. */
  body: Buffer;
}

/**
 * Serves a service's webhook at POST /v1/webhooks/<provider>, with status 200. It isn't in the contract, because no client
 * calls it and its schema is somebody else's. Nobody is signed in: the handler verifies the signature
 * (server/src/commerce/inbox).
 */
export const ServeWebhook = ({ provider }: { provider: string }): MethodDecorator =>
  applyDecorators(Post(`/v1/webhooks/${provider}`), HttpCode(200));

/** The delivery, for a handler with `@ServeWebhook`. Like other bodies it's read after the rate limits. */
export const Delivery = createParamDecorator(
  async (_: unknown, context: ExecutionContext): Promise<WebhookDelivery> => {
    const { raw } = context.switchToHttp().getRequest<FastifyRequest>();
    return { headers: raw.headers, body: await readBody(raw) };
  },
);
