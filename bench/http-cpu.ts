import { type ChildProcess, spawn } from 'node:child_process';
import type { TestServer } from '../e2e/fixtures/server';
import { load } from './load';
import { type Measure, median } from './report';
import { rounds } from './rounds';

/** CPU time of the server per request, compared with a bare node:http server that sends the same bytes. */

const REQUESTS = rounds(10_000, 500);
const ROUNDS = rounds(5);

const PEER = `
const { createServer } = require('node:http');
const parts = [];
process.stdin.on('data', (chunk) => parts.push(chunk));
process.stdin.on('end', () => {
  const bytes = Buffer.concat(parts);
  createServer((request, response) => {
    const reply = request.url === '/cpu' ? Buffer.from(JSON.stringify(process.cpuUsage())) : bytes;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.length }).end(reply);
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
});`;

async function startPeer(body: Buffer): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['-e', PEER]);
  child.stdin.end(body);
  const port = await new Promise<string>((done) =>
    child.stdout.once('data', (data: Buffer) => done(data.toString().trim())),
  );
  return { url: `http://127.0.0.1:${port}`, process: child };
}

/** Microseconds of CPU that the server has used. */
async function serverCpu({ metricsUrl }: TestServer): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1e6;
}

async function peerCpu(url: string): Promise<number> {
  const used = (await (await fetch(`${url}/cpu`)).json()) as { user: number; system: number };
  return used.user + used.system;
}

export interface Read {
  name: string;
  path: string;
  /** Called before each round, so that a learner's requests stay below the limit of one. */
  headers?: () => Promise<Record<string, string>>;
  requests?: number;
}

export async function cpuOf(server: TestServer, { name, path, headers, requests }: Read): Promise<Measure> {
  const url = server.url + path;
  const count = Math.min(requests ?? REQUESTS, REQUESTS);
  const reply = await fetch(url, { headers: { 'accept-encoding': 'identity', ...(await headers?.()) } });
  if (!reply.ok) throw new Error(`${path} returned ${reply.status}`);
  const peer = await startPeer(Buffer.from(await reply.arrayBuffer()));
  const perRequest = async (cpu: () => Promise<number>, address: string, sent?: Record<string, string>) => {
    const before = await cpu();
    await load(address, count, { headers: sent });
    return ((await cpu()) - before) / count;
  };
  const measured = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await perRequest(() => serverCpu(server), url, await headers?.());
    const theirs = await perRequest(() => peerCpu(peer.url), peer.url);
    if (round === 0) continue; // warms up
    measured.ours.push(ours);
    measured.theirs.push(theirs);
  }
  peer.process.kill();
  return {
    name,
    ours: median(measured.ours),
    peer: median(measured.theirs),
    unit: 'us of CPU',
    peerName: 'bare node:http',
  };
}
