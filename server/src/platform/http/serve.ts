import {
  applyDecorators,
  Delete,
  type ExecutionContext,
  Get,
  HttpCode,
  Post,
  Put,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import type { Endpoint, HttpMethod } from '@shared/contracts';
import { StreamedReplies } from './streams';

const ENDPOINT = 'emberforge:endpoint';

const ROUTE: Record<HttpMethod, (path: string) => MethodDecorator> = {
  GET: Get,
  POST: Post,
  PUT: Put,
  DELETE: Delete,
};

/**
 * Serves an endpoint of the contract: its route under /v1, its status 200, its auth (EndpointGuard), its stream and, for
 * `@Input()`, its schemas. The one way to declare a handler, so that no call exists outside of the contract; what other
 * services send isn't one (`ServeWebhook`).
 */
export function Serve(endpoint: Endpoint): MethodDecorator {
  const path = `/v1${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`.replace(/\/$/, '');
  const stream = endpoint.stream ? [UseInterceptors(new StreamedReplies(endpoint, endpoint.stream))] : [];
  return applyDecorators(
    ROUTE[endpoint.method](path),
    HttpCode(200),
    SetMetadata(ENDPOINT, endpoint),
    ...stream,
  );
}

/** The endpoint that the handler in this context serves; undefined for /healthz and its like. */
export function endpointOf(context: ExecutionContext): Endpoint | undefined {
  return Reflect.getMetadata(ENDPOINT, context.getHandler()) as Endpoint | undefined;
}
