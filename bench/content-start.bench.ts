import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestServer } from '../e2e/fixtures/server';
import { writeContent } from './large-content';
import { median, report } from './report';
import { rounds } from './rounds';

/**
 * Seconds until a server with 10,000 lessons is ready, and what reading a lesson then costs, compared with a server of
 * 100 lessons. The lessons that are read are different ones, so that no reply is cached.
 */

const READS = rounds(300, 20);
const LESSONS = rounds(10_000, 1_000);

/** Milliseconds for one uncached read. */
async function readTime(server: TestServer, ids: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < READS; read++) {
    const id = ids[Math.floor((read * ids.length) / READS)]!;
    const start = performance.now();
    const reply = await fetch(`${server.url}/v1/static/lessons/${id}?read=${read}`);
    if (!reply.ok) throw new Error(`A lesson could not be read: ${reply.status}`);
    await reply.arrayBuffer();
    times.push(performance.now() - start);
  }
  return median(times);
}

const folder = mkdtempSync(join(tmpdir(), 'content-start-'));
const secondsSince = (start: number) => (performance.now() - start) / 1000;
try {
  const small = writeContent(join(folder, 'small'), 100);
  const large = writeContent(join(folder, 'large'), LESSONS);
  const smallServer = await TestServer.start({ CONTENT_DIR: join(folder, 'small') });
  const smallRead = await readTime(smallServer, small);
  await smallServer.stop();

  const firstStart = performance.now();
  const server = await TestServer.start({ CONTENT_DIR: join(folder, 'large') });
  const firstSeconds = secondsSince(firstStart);
  await server.stop();
  const start = performance.now();
  await server.launch();
  const startSeconds = secondsSince(start);
  const largeRead = await readTime(server, large);
  await server.stop();
  report([
    {
      name: 'first start, which imports 10,000 lessons',
      ours: firstSeconds,
      peer: 1,
      unit: 's',
      peerName: 'a second',
      limit: 5,
    },
    {
      name: 'start with 10,000 lessons',
      ours: startSeconds,
      peer: 1,
      unit: 's',
      peerName: 'a second',
      limit: 5,
    },
    {
      name: 'one of 10,000 lessons',
      ours: largeRead,
      peer: smallRead,
      unit: 'ms',
      peerName: 'one of 100',
      limit: 1.5,
    },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
