import { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { endpointOf } from './serve';
import { checkMessages } from './streams';

/** Outside of production: a reply that differs from the contract by one key fails loudly, before a client sees it. */
@Injectable()
export class ReplyCheck implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context);
    if (!endpoint) return next.handle();
    if (endpoint.stream) checkMessages(context.switchToHttp().getRequest<FastifyRequest>());
    const isBytes = (reply: unknown) =>
      (endpoint.binaryReply !== undefined && (reply instanceof Uint8Array || reply instanceof Readable)) ||
      // Its messages have been checked on their way.
      (endpoint.stream !== undefined && reply instanceof Readable);
    return next
      .handle()
      .pipe(map((reply: unknown) => (isBytes(reply) ? reply : endpoint.reply.parse(reply))));
  }
}
