import type { ServerResponse } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/**
 * Aborted when the caller hangs up before the reply is complete: `@ReaderSignal() left: AbortSignal`. What is done for
 * this reader alone stops then.
 */
export const ReaderSignal = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const { raw } = context.switchToHttp().getResponse<FastifyReply>();
  const left = new AbortController();
  // Node warns of more than ten, and the framework has as many of its own when it sends a stream.
  raw.setMaxListeners(raw.getMaxListeners() + 1);
  raw.once('close', () => {
    if (hasLeft(raw)) left.abort();
  });
  return left.signal;
});

/** The connection is closed, and the reply wasn't complete by then. */
export const hasLeft = (response: ServerResponse): boolean => response.closed && !response.writableFinished;
