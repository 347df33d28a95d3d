import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves what learners can install, such as the terminal client, under `/downloads/`. The first folder that has a file
 * wins; one that doesn't exist when the server starts is left out.
 */
export async function serveDownloads(fastify: FastifyInstance, folders: readonly string[]): Promise<void> {
  const existing = folders.filter((folder) => existsSync(folder));
  if (existing.length === 0) return;
  await fastify.register(fastifyStatic, {
    root: existing,
    prefix: '/downloads/',
    index: false,
    decorateReply: false,
    // A new version has the same address.
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}
