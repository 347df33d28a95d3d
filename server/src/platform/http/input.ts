import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Endpoint, InputOf } from '@shared/contracts';
import { asIs, Text } from '@shared/texts';
import { textOfMessage } from '@shared/texts/fields';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DomainError } from '../errors';
import { readJsonBody } from './request-body';
import { endpointOf } from './serve';

type RequestParts = Pick<FastifyRequest, 'params' | 'query' | 'body'>;

/**
 * The parts of the request, parsed by the endpoint's schemas: `@Input() { params, body }: InputOf<typeof x>`. Nest awaits
 * it, and the body is read here: after the guards.
 */
export const Input = createParamDecorator(async (_: unknown, context: ExecutionContext) => {
  const endpoint = endpointOf(context);
  if (!endpoint) throw new Error('@Input() is for handlers that @Serve() an endpoint.');
  const { params, query, raw } = context.switchToHttp().getRequest<FastifyRequest>();
  return parseInput(endpoint, { params, query, body: endpoint.body && (await readJsonBody(raw)) });
});

/** @throws DomainError `invalid` that names the first bad field; an unknown id in a path is `not-found`. */
export function parseInput(endpoint: Endpoint, request: RequestParts): InputOf<Endpoint> {
  return {
    params: parse(endpoint.params, request.params, 'not-found'),
    query: parse(endpoint.query, request.query, 'invalid'),
    body: parse(endpoint.body, request.body === undefined ? {} : request.body, 'invalid'),
  };
}

function parse(schema: z.ZodType | undefined, value: unknown, kind: 'invalid' | 'not-found'): undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  // The generic Endpoint cannot know the parsed type; the handler's InputOf<typeof endpoint> does.
  if (parsed.success) return parsed.data as undefined;
  throw new DomainError(kind, describeIssue(parsed.error.issues[0]!), { cause: parsed.error });
}

/** Our own sentences stay as they are; zod's phrases get the name of their field in front. */
export function describeIssue(issue: Pick<z.core.$ZodIssue, 'message' | 'path'>): Text {
  const field = issue.path.map(String).join('.');
  const words = field === '' ? issue.message : `${field}: ${issue.message}`;
  return textOfMessage(issue.message) ?? asIs(/[.!?]$/.test(words) ? words : `${words}.`);
}
