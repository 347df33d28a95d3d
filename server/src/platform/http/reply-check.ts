import { Readable } from 'node:stream';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { endpointOf } from './serve';

/** Outside of production: a reply that differs from the contract by one key fails loudly, before a client sees it. */
@Injectable()
export class ReplyCheck implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const endpoint = endpointOf(context);
    if (!endpoint) return next.handle();
    const isBytes = (reply: unknown) =>
      endpoint.binaryReply !== undefined && (reply instanceof Uint8Array || reply instanceof Readable);
    return next
      .handle()
      .pipe(map((reply: unknown) => (isBytes(reply) ? reply : endpoint.reply.parse(reply))));
  }
}
