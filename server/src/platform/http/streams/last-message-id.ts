import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { LAST_ID_HEADER } from '@shared/contracts/event-stream';
import type { FastifyRequest } from 'fastify';

/** The id of the last message that a reader got who has come back; 0 if they haven't been here: `@LastMessageId()`. */
export const LastMessageId = createParamDecorator((_: unknown, context: ExecutionContext): number =>
  lastMessageId(context.switchToHttp().getRequest<FastifyRequest>()),
);

export function lastMessageId({ headers }: Pick<FastifyRequest, 'headers'>): number {
  const id = Number(headers[LAST_ID_HEADER]);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
