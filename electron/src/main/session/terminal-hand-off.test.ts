import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { handOver } from './terminal-hand-off';

const ORIGIN = 'https://learn.example.org';

/** A terminal client that waits for a code from this origin. */
async function terminal(status: number) {
  const codes: string[] = [];
  const server = createServer(async (request, reply) => {
    if (request.url === '/health') return reply.writeHead(200).end();
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.headers.origin !== ORIGIN) return reply.writeHead(403).end();
    codes.push(body);
    return reply.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return { codes, port: (server.address() as AddressInfo).port, close: () => server.close() };
}

test('the waiting terminal gets the raw code, in the name of the host', async () => {
  const { codes, port, close } = await terminal(204);
  expect(await handOver('a-code', ORIGIN, port)).toBe('delivered');
  expect(await handOver('a-code', 'https://other.example.org', port)).toBe('refused');
  expect(codes).toEqual(['a-code']);
  close();
});

test.each([
  [409, 'already-has-one'],
  [500, 'absent'],
] as const)('a terminal that answers %i: %s', async (status, outcome) => {
  const { port, close } = await terminal(status);
  expect(await handOver('a-code', ORIGIN, port)).toBe(outcome);
  close();
});

test('without a terminal the learner pastes the code', async () => {
  const { port, close } = await terminal(204);
  close();
  expect(await handOver('a-code', ORIGIN, port)).toBe('absent');
});
