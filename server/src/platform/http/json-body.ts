import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors';

/** Bytes of a request's body: a lesson's files are at most 1 MB, JSON escapes may double them. */
export const BODY_LIMIT = 2 * 1024 * 1024;

/**
 * Reads every body as JSON, whatever Content-Type says: the terminal client sends none (specification 3). An empty body is
 * absent.
 */
export function acceptJsonBodies(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) => {
    if (text === '') return done(null, undefined);
    try {
      done(null, JSON.parse(text as string));
    } catch (cause) {
      done(new DomainError('invalid', 'The request body is not valid JSON.', { cause }));
    }
  });
}
