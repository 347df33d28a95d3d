import type { FastifyInstance } from 'fastify';
import { withoutQuery } from './logger';

/** One line a request, when it is answered: who asked what is known by its id, never by its token. */
export function logRequests(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        url: withoutQuery(request.url),
        remoteAddress: request.ip,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
