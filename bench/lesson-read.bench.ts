import { type ChildProcess, spawn } from 'node:child_process';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { load } from './load';
import { median, report } from './report';
import { rounds } from './rounds';

/** CPU time of one lesson read, compared with a bare node:http server that sends the same bytes. */

const REQUESTS = rounds(10_000, 500);
const ROUNDS = rounds(5);

const PEER = `
const { createServer } = require('node:http');
let body = '';
process.stdin.on('data', (chunk) => { body += chunk; });
process.stdin.on('end', () => {
  const bytes = Buffer.from(body);
  createServer((request, response) => {
    const reply = request.url === '/cpu' ? Buffer.from(JSON.stringify(process.cpuUsage())) : bytes;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': reply.length }).end(reply);
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
});`;

async function startPeer(body: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['-e', PEER]);
  child.stdin.end(body);
  const port = await new Promise<string>((done) =>
    child.stdout.once('data', (data: Buffer) => done(data.toString().trim())),
  );
  return { url: `http://127.0.0.1:${port}`, process: child };
}

/** Microseconds of CPU that the server has used. */
async function serverCpu(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1e6;
}

async function peerCpu(url: string): Promise<number> {
  const used = (await (await fetch(`${url}/cpu`)).json()) as { user: number; system: number };
  return used.user + used.system;
}

async function perRequest(cpu: () => Promise<number>, url: string): Promise<number> {
  const before = await cpu();
  await load(url, REQUESTS);
  return ((await cpu()) - before) / REQUESTS;
}

const server = await TestServer.start();
try {
  const lesson = `${server.url}/v1/static/lessons/${authoredLessons()[0]!.uuid}`;
  const peer = await startPeer(await (await fetch(lesson)).text());
  await load(lesson, REQUESTS / 5);
  await load(peer.url, REQUESTS / 5);
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await perRequest(() => serverCpu(server.metricsUrl), lesson));
    theirs.push(await perRequest(() => peerCpu(peer.url), peer.url));
  }
  report([
    {
      name: 'lesson read',
      ours: median(ours),
      peer: median(theirs),
      unit: 'us of CPU',
      peerName: 'bare node:http',
    },
  ]);
  peer.process.kill();
} finally {
  await server.dispose();
}
