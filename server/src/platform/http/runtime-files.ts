import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGzip } from 'node:zlib';
import { text } from '@shared/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../errors';
import { sendError } from './error-filter';

const TYPES: Record<string, string> = { wasm: 'application/wasm', json: 'application/json' };
const NAME = /^[a-z0-9-]+\/[a-z0-9_-]+(\.[a-z0-9]+)+$/;

/**
 * Serves the language runtimes, which are kept brotli-compressed: as they are to clients that accept brotli, else
 * unpacked on the way (browsers accept it over https and on localhost only). Of the folders the first that holds the language's
 * manifest is asked, so that all files of a runtime are of one build. An address with `?v=` never changes.
 */
export function serveRuntimeFiles(fastify: FastifyInstance, folders: readonly string[]): void {
  fastify.get<{ Params: { '*': string } }>('/runtimes/*', async (request, reply) => {
    const name = request.params['*'];
    if (!NAME.test(name)) return notFound(request, reply);
    const folder = await folderOf(folders, name.split('/')[0]!);
    if (!folder) return notFound(request, reply);
    const path = join(folder, name);
    if (await isFile(`${path}.br`)) return sendPacked(request, reply, `${path}.br`);
    if (await isFile(path)) return head(request, reply, name).send(createReadStream(path));
    return notFound(request, reply);
  });

  function sendPacked(request: FastifyRequest, reply: FastifyReply, path: string) {
    head(request, reply, path.slice(0, -'.br'.length)).header('vary', 'Accept-Encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const packed = createReadStream(path);
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(packed);
    const unpacking = createBrotliDecompress();
    if (!/\bgzip\b/.test(accepted)) return reply.send(pipeline(packed, unpacking, logFailure(request)));
    const gzip = createGzip({ level: 1 });
    return reply
      .header('content-encoding', 'gzip')
      .send(pipeline(packed, unpacking, gzip, logFailure(request)));
  }
}

/** The reader went away, or the file is broken: the reply ends short, and its length tells the reader so. */
const logFailure = (request: FastifyRequest) => (error: unknown) => {
  if (error) request.log.debug({ err: error }, 'a runtime was not read to its end');
};

function head(request: FastifyRequest, reply: FastifyReply, name: string): FastifyReply {
  const versioned = /[?&]v=/.test(request.url);
  const extension = name.split('.').at(-1) ?? '';
  return reply
    .header('cache-control', versioned ? 'public, max-age=31536000, immutable' : 'no-cache')
    .type(TYPES[extension] ?? 'application/octet-stream');
}

async function folderOf(folders: readonly string[], language: string): Promise<string | undefined> {
  for (const folder of folders) if (await isFile(join(folder, language, 'manifest.json'))) return folder;
  return undefined;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new DomainError('not-found', text('server.no-such-runtime')), request, reply);
