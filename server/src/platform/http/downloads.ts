import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves what learners can install, such as the terminal client, under `/downloads/`. Nothing if it isn't built. */
export async function serveDownloads(fastify: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await fastify.register(fastifyStatic, {
    root: folder,
    prefix: '/downloads/',
    index: false,
    decorateReply: false,
    // A new version has the same address.
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
  });
}
