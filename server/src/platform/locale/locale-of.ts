import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { localeOfRequest, type RequestedLocale, requestedLocale } from './requested-locale';

const partsOf = (context: ExecutionContext) => {
  const { url, headers } = context.switchToHttp().getRequest<FastifyRequest>();
  return [url, headers] as const;
};

/** The request's locale for calls that nobody signs in to: its query, its cookie, its Accept-Language. */
export const RequestLocale = createParamDecorator((_: unknown, context: ExecutionContext) =>
  localeOfRequest(...partsOf(context)),
);

/** The same parts for a learner, whose account comes in between: `LearnerLocale` decides. */
export const AskedLocale = createParamDecorator(
  (_: unknown, context: ExecutionContext): RequestedLocale => requestedLocale(...partsOf(context)),
);
