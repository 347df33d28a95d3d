import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fastifyStatic from '@fastify/static';
import { text } from '@shared/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors';
import { sendError } from './error-filter';

/** Media types of the files that a lesson or teacher can have, by the ending of their names. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  csv: 'text/plain; charset=utf-8',
  json: 'text/plain; charset=utf-8',
  log: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/**
 * A file right in a lesson's folder, where the starter, the tests and the solution are in folders of their own; or a
 * teacher's picture.
 */
const MEDIA_FILE =
  /^(?:courses\/[\w-]+\/chapters\/[\w-]+\/lessons\/[\w-]+|teachers)\/[A-Za-z0-9][\w.-]*\.([a-z0-9]+)$/;
const SIZE = /-\d{1,5}x\d{1,5}(?=\.\w+$)/;
const YEAR_SECONDS = 31_536_000;
/** Versions of this many files are remembered. */
const MAX_VERSIONS = 2_000;

/**
 * Serves the media of lessons and the pictures of teachers from the content folder, in parts where a player asks for them. An address with the file's
 * own `?v=` never changes; a name can have the size that its picture is shown in (docs/lesson-text.md).
 */
export async function serveMediaFiles(fastify: FastifyInstance, contentDir: string): Promise<void> {
  const versions = new LRUCache<string, string>({ max: MAX_VERSIONS });
  // A plugin of its own, because the web app's files are sent by another instance of the same library.
  await fastify.register(async (scope) => {
    await scope.register(fastifyStatic, { serve: false });
    scope.get<{ Params: { '*': string }; Querystring: { v?: string } }>(
      '/v1/content/*',
      async (request, reply) => {
        const found = await findFile(contentDir, request.params['*']);
        if (!found) return notFound(request, reply);
        const isThisVersion = request.query.v !== undefined && request.query.v === (await versionOf(found));
        reply
          .type(MEDIA_TYPES[found.extension]!)
          .header('cache-control', isThisVersion ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
          // An SVG could bring scripts: none run, not even if it's opened by itself.
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        return reply.sendFile(found.path, contentDir, { cacheControl: false, contentType: false });
      },
    );
  });

  async function versionOf({ path, key }: FoundFile): Promise<string> {
    const known = versions.get(key);
    if (known) return known;
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(contentDir, path)), hash);
    const version = hash.digest('hex').slice(0, 16);
    versions.set(key, version);
    return version;
  }
}

interface FoundFile {
  /** In the content folder. */
  path: string;
  extension: string;
  /** Changes with the file. */
  key: string;
}

async function findFile(contentDir: string, path: string): Promise<FoundFile | undefined> {
  const extension = MEDIA_FILE.exec(path)?.[1];
  if (!extension || !Object.hasOwn(MEDIA_TYPES, extension)) return undefined;
  for (const candidate of new Set([path, path.replace(SIZE, '')])) {
    const found = await stat(join(contentDir, candidate)).catch(() => undefined); // no such file
    if (found?.isFile())
      return { path: candidate, extension, key: `${candidate} ${found.size} ${found.mtimeMs}` };
  }
  return undefined;
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendError(new DomainError('not-found', text('server.no-such-file')), request, reply);
