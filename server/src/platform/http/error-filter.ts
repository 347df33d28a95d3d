import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isDiskFull } from '../database';
import { DomainError, isDomainError, kindOfStatus, STATUS_OF_KIND } from '../errors';
import { drainRequest } from './drain-request';

const RETRY_AFTER_SECONDS = 2;
/** Somebody has to make room. */
const DISK_RETRY_SECONDS = 60;

/** The framework's own failures, as text a learner can read. */
const MESSAGE_OF_CODE: Record<string, string> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request was cut off. Please send it again.',
  FST_ERR_BAD_URL: 'This address is not valid.',
  FST_ERR_MAX_PARAM_LENGTH: 'This address is too long.',
};
const MESSAGE_OF_STATUS: Record<number, string> = {
  404: 'Not Found',
  413: 'The request is too large: at most 2 MB.',
};

/** Any failure as a DomainError; one that nobody foresaw is `internal` and keeps its cause for the log. */
export function toDomainError(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseUnavailable(error)) return databaseBusy(error);
  const status = statusOf(error);
  const kind = kindOfStatus(status) ?? (status >= 400 && status < 500 ? 'invalid' : undefined);
  if (!kind || kind === 'internal')
    return new DomainError('internal', 'Internal server error', { cause: error });
  return new DomainError(kind, messageOf(error, status), { cause: error });
}

const databaseBusy = (cause: unknown) =>
  new DomainError('unavailable', 'The server is very busy right now. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

const diskFull = (cause: unknown) =>
  new DomainError(
    'unavailable',
    'This server’s disk is full, so nothing can be saved right now. Please tell an admin, and try again later.',
    { retryAfterSeconds: DISK_RETRY_SECONDS, cause },
  );

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return statusCode === 414 ? 400 : typeof statusCode === 'number' ? statusCode : 500;
}

function messageOf(error: unknown, status: number): string {
  const { code } = error as { code?: string };
  const known = (code && MESSAGE_OF_CODE[code]) || MESSAGE_OF_STATUS[status];
  return known ?? (error instanceof Error ? error.message : 'The request could not be handled.');
}

/** The session is good, so the status isn't 401: that one ends it in clients. */
const signInChallenge = (maxAge: number) =>
  `Bearer error="insufficient_user_authentication", max_age="${maxAge}"`;

/** Answers every failure with `{"error": text}` and its status; unknown ones are logged whole. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(raised: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendError(raised, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** @returns the reply, which async handlers have to return: they'd be taken to have answered nothing. */
export function sendError(raised: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toDomainError(raised);
  if (error.kind === 'internal') request.log.error({ err: error.cause ?? error }, 'unexpected failure');
  else if (error.kind === 'unavailable') request.log.warn({ err: error.cause ?? error }, error.message);
  else request.log.debug({ err: error.cause ?? error }, error.message);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.maxSignInAgeSeconds !== undefined)
    reply.header('www-authenticate', signInChallenge(error.maxSignInAgeSeconds));
  const answer = () =>
    void reply
      .status(STATUS_OF_KIND[error.kind])
      .type('application/json')
      .send(JSON.stringify({ error: error.message }));
  if (error.kind === 'too-large') void drainRequest(request.raw).then(answer);
  else answer();
  return reply;
}
