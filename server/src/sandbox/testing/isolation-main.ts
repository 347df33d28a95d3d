import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import fs from 'node:fs';
import inspector from 'node:inspector';
import net from 'node:net';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { lockDown } from '../process/lockdown';

/*
 * Attempts of an attacker who has escaped from a runtime into the runner's own JavaScript and has access to the relevant
 * modules: `isolation-main.mjs <targets as JSON> <attempts> [locked]`. Prints the outcome of each attempt.
 */
export interface Targets {
  readable: string;
  secret: string;
  writable: string;
  addon: string;
  port: number;
  udpPort: number;
  pid: number;
}

const targets = JSON.parse(process.argv[2]!) as Targets;
const once = (start: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
const assertTrue = (condition: boolean, message: string) => {
  if (!condition) throw new Error(message);
};

const attempts: Record<string, () => unknown> = {
  'read a file': () => fs.readFileSync(targets.secret),
  'list a folder': () => fs.readdirSync('/'),
  'read its own program': () => fs.readFileSync(targets.readable),
  'read /proc': () => fs.readFileSync(`/proc/${targets.pid}/environ`),
  'write a file': () => fs.writeFileSync(targets.writable, 'written'),
  'make a symlink': () => fs.symlinkSync(targets.secret, `${targets.writable}.link`),
  'start a process': () => assertTrue(childProcess.spawnSync('/bin/true').status === 0, 'not started'),
  'start an unrestricted worker': () =>
    once((done) => {
      const code = `require('node:fs').readFileSync(${JSON.stringify(targets.secret)})`;
      const worker = new Worker(code, { eval: true, execArgv: [] });
      worker.on('error', done).on('exit', (code) => done(code === 0 ? null : new Error(`exit ${code}`)));
    }),
  'load an addon': () => process.dlopen({ exports: {} }, targets.addon),
  'open the debugger': () => {
    inspector.open(0, '127.0.0.1');
    assertTrue(inspector.url() !== undefined, 'not open');
    inspector.close();
  },
  connect: () =>
    once((done) => {
      const socket = net.connect(targets.port, '127.0.0.1', () => {
        socket.destroy();
        done();
      });
      socket.on('error', done);
    }),
  listen: () =>
    once((done) => {
      const server = net.createServer().listen(0, '127.0.0.1', () => server.close(() => done()));
      server.on('error', done);
    }),
  fetch: async () => (await fetch(`http://127.0.0.1:${targets.port}/`)).text(),
  'send a datagram': () =>
    once((done) => {
      const socket = dgram.createSocket('udp4').on('error', done);
      socket.send('x', targets.udpPort, '127.0.0.1', (error) => socket.close(() => done(error)));
    }),
  'resolve a host name': () => once((done) => dns.lookup('localhost', { all: true }, (error) => done(error))),
  'open a database': async () => {
    const { DatabaseSync } = await import('node:sqlite');
    new DatabaseSync(`${targets.writable}.db`).exec('create table if not exists t (a)');
  },
  'compile a string': () => assertTrue(new Function('return 41 + 1')() === 42, 'not run'),
  // biome-ignore lint/security/noGlobalEval: the test shows that it's refused
  eval: () => assertTrue(globalThis.eval('41 + 1') === 42, 'not run'),
  'import another module': () => import('node:os'),
  'use an internal binding': () => (process as unknown as { binding(name: string): unknown }).binding('fs'),
  'signal the server': () => process.kill(targets.pid, 0),
  // Never touched, because the limit applies to reserved memory.
  'allocate three gigabytes': () =>
    assertTrue(
      Array.from({ length: 4 }, () => Buffer.allocUnsafe(750_000_000)).length === 4,
      'not allocated',
    ),
  'see the environment': () => assertTrue(Object.keys(process.env).length > 0, 'empty'),
};

/** The outcome of each attempt: `done`, or the error. */
const outcomes: Record<string, string> = {};
if (process.argv[4] === 'locked') lockDown();
for (const name of JSON.parse(process.argv[3]!) as string[]) {
  try {
    await attempts[name]!();
    outcomes[name] = 'done';
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    outcomes[name] = String(code ?? message);
  }
}
process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
