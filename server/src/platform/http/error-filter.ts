import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { asIs, Text, text } from '@shared/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable, isDiskFull } from '../database';
import { DomainError, isDomainError, kindOfStatus, STATUS_OF_KIND } from '../errors';
import { drainRequest } from './drain-request';
import { textHeader } from './text-header';

const RETRY_AFTER_SECONDS = 2;
/** Somebody has to make room. */
const DISK_RETRY_SECONDS = 60;

/** The framework's own failures, as text a learner can read. */
const TEXT_OF_CODE: Record<string, Text> = {
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: text('request.cut-off'),
  FST_ERR_BAD_URL: text('request.bad-address'),
  FST_ERR_MAX_PARAM_LENGTH: text('request.long-address'),
};
const TEXT_OF_STATUS: Record<number, Text> = {
  404: text('server.not-found'),
  413: text('request.too-large'),
};

/** Any failure as a DomainError; one that nobody foresaw is `internal` and keeps its cause for the log. */
export function toDomainError(error: unknown): DomainError {
  if (isDomainError(error)) return error;
  if (isDiskFull(error)) return diskFull(error);
  if (isDatabaseUnavailable(error)) return databaseBusy(error);
  const status = statusOf(error);
  const kind = kindOfStatus(status) ?? (status >= 400 && status < 500 ? 'invalid' : undefined);
  if (!kind || kind === 'internal')
    return new DomainError('internal', text('server.internal'), { cause: error });
  return new DomainError(kind, textOf(error, status), { cause: error });
}

const databaseBusy = (cause: unknown) =>
  new DomainError('unavailable', text('server.busy'), {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

const diskFull = (cause: unknown) =>
  new DomainError('unavailable', text('server.disk-full'), { retryAfterSeconds: DISK_RETRY_SECONDS, cause });

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return statusCode === 414 ? 400 : typeof statusCode === 'number' ? statusCode : 500;
}

function textOf(error: unknown, status: number): Text {
  const { code } = error as { code?: string };
  const known = (code && TEXT_OF_CODE[code]) || TEXT_OF_STATUS[status];
  return known ?? (error instanceof Error ? asIs(error.message) : text('request.failed'));
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

/** What failed, as far as a learner may know; the log gets the rest. */
export function explainFailure(raised: unknown, { log }: FastifyRequest): DomainError {
  const error = toDomainError(raised);
  if (error.kind === 'internal') log.error({ err: error.cause ?? error }, 'unexpected failure');
  else if (error.kind === 'unavailable') log.warn({ err: error.cause ?? error }, error.message);
  else log.debug({ err: error.cause ?? error }, error.message);
  return error;
}

/** @returns the reply, which async handlers have to return: they'd be taken to have answered nothing. */
export function sendError(raised: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = explainFailure(raised, request);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  if (error.maxSignInAgeSeconds !== undefined)
    reply.header('www-authenticate', signInChallenge(error.maxSignInAgeSeconds));
  reply.headers(textHeader(error.text));
  const answer = () =>
    void reply
      .status(STATUS_OF_KIND[error.kind])
      .type('application/json')
      .send(JSON.stringify({ error: error.message }));
  if (error.kind === 'too-large') void drainRequest(request.raw).then(answer);
  else answer();
  return reply;
}
