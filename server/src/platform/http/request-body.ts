import type { IncomingMessage } from 'node:http';
import fastifyMultipart from '@fastify/multipart';
import { text } from '@shared/texts';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../errors';

/** A lesson's files are at most 1 MB; escaping them in JSON may double that. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

const FORM = /^multipart\/form-data\s*;\s*boundary=./i;

/**
 * Leaves each body unread until its handler asks for it with `readJsonBody`, so that guards and rate limits come first
 * and a caller they reject can't make the server read anything.
 */
export function acceptJsonBodies(fastify: FastifyInstance): void {
  // Every body is JSON, whatever Content-Type says: terminal clients send none, and a broken one must not be a 415.
  // Forms with files keep theirs, which names the boundary of their parts.
  fastify.addHook('onRequest', async ({ headers }) => {
    if (!FORM.test(headers['content-type'] ?? '')) delete headers['content-type'];
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (_request, _payload, done) => done(null));
}

/** Lets handlers read forms with files (`readUpload`). */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyMultipart);
}

/**
 * Reads the body as JSON; undefined when it's empty.
 * @throws DomainError `too-large` beyond 2 MB, `invalid` when it isn't JSON or was cut off.
 */
export async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const json = (await readBody(request)).toString('utf8');
  if (json === '') return undefined;
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new DomainError('invalid', text('request.not-json'), { cause });
  }
}

/**
 * Reads the body as it was sent.
 * @throws DomainError `too-large` beyond 2 MB, `invalid` when it was cut off.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length']) > MAX_BODY_BYTES) throw bodyTooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // Not destroyed on return: the rest of a body that is too large is drained before the error is sent.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) throw bodyTooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('invalid', text('request.cut-off'), { cause });
  }
  return Buffer.concat(chunks, bytes);
}

const bodyTooLarge = () => new DomainError('too-large', text('request.too-large'));
