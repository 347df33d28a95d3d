import type { AddressInfo } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { createLogger, RequestTelemetry } from '../telemetry';
import { HttpEdge } from './http-edge';

const ADDRESS = { port: 0, host: '127.0.0.1' };

const newEdge = () => {
  const logger = createLogger('silent', { write: () => {} });
  const telemetry = new RequestTelemetry(logger, new Registry());
  const edge = new HttpEdge({ logger, telemetry, trustProxy: false });
  const fastify = new FastifyAdapter(edge.fastifyOptions()).getInstance() as unknown as FastifyInstance;
  return { edge, fastify };
};

test('a port that’s taken early answers 503 until the server listens, and is free once it’s closed', async () => {
  const { edge, fastify } = newEdge();
  await edge.bind(ADDRESS);
  const { port } = fastify.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  const page = await fetch(`${url}/courses/learn-python`);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.json()).toEqual({ error: 'The server is starting. Please try again in a moment.' });

  await expect(newEdge().edge.bind({ ...ADDRESS, port })).rejects.toThrow(
    `It can't listen on 127.0.0.1:${port} (HOST, PORT): another program has this port.`,
  );

  fastify.get('/readyz', async () => 'ready');
  await fastify.listen(ADDRESS);
  expect(await statusOf('/readyz')).toBe(200);
  await fastify.close();
  await expect(fetch(`${url}/readyz`)).rejects.toThrow('fetch failed');
});
