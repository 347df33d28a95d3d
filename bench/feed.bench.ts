import 'reflect-metadata';
import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { FeedPush, InProcessBus } from '@server/community/realtime';
import { portOf, startSocketApp } from '@server/community/realtime/testing/socket-app';
import { SystemClock } from '@server/platform/clock';
import { type ServerMessage, SOCKET_PATH } from '@shared/contracts';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { WebSocket, WebSocketServer } from 'ws';
import { type Measure, median, report } from './report';
import { rounds } from './rounds';

/**
 * A feed's event to 5,000 sockets, through the gateway and through a bare `ws` that sends a text in a loop: processor
 * time of the server's process, the time until the last socket has it, and what each idle connection costs in memory.
 * Both servers and all clients are processes of their own.
 */

const CONNECTIONS = rounds(5_000, 500);
/** Of one learner, who may have 20. */
const WINDOWS = 10;
const EVENTS_PER_ROUND = 20;
const ROUNDS = rounds(7);
const WARM_UP_ROUNDS = rounds(2, 0);

const ID = '00000000-0000-4000-8000-0000000000aa';
const EVENT: ServerMessage = {
  Type: 'LessonFeedEvent',
  Data: {
    UUID: ID,
    User: {
      Handle: 'ada',
      FirstName: 'Ada',
      LastName: 'Lovelace',
      Level: 12,
      ProfileImageURL: null,
      LeagueBadge: null,
    },
    LessonUUID: ID,
    LessonTitle: 'print: The First Spark',
    CourseUUID: ID,
    CourseTitle: 'Learn Python',
    XP: 50,
    CompletedAt: '2026-01-05T12:00:00.000Z',
  },
};

/** Milliseconds, the same in all processes. */
const now = () => performance.timeOrigin + performance.now();
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

interface Served {
  port: number;
  broadcast(): void;
}

async function serveGateway(): Promise<Served> {
  const bus = new InProcessBus();
  const verifier = { verify: async (token: string) => ({ userId: decodeJwt(token).sub!, sessionId: ID }) };
  const sessions = { onEnd: () => () => {}, endedOf: async () => [] };
  const app = await startSocketApp({ verifier, sessions, bus, clock: new SystemClock() });
  const push = new FeedPush(bus);
  return { port: portOf(app), broadcast: () => push.send('lesson_feed', EVENT) };
}

async function serveBare(): Promise<Served> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket) => socket.on('message', () => {}));
  return {
    port: (server.address() as AddressInfo).port,
    broadcast: () => {
      const text = JSON.stringify(EVENT);
      for (const client of sockets.clients) client.send(text);
    },
  };
}

/** Answers each message: a number broadcasts so many events, `memory` collects garbage first. */
async function serve(kind: string): Promise<void> {
  const { port, broadcast } = kind === 'gateway' ? await serveGateway() : await serveBare();
  process.on('message', async (request: number | 'cpu' | 'memory') => {
    if (request === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send!(user + system);
    } else if (request === 'memory') {
      for (let turn = 0; turn < 4; turn++) {
        await pause(100);
        globalThis.gc!();
      }
      const { rss, heapUsed, external } = process.memoryUsage();
      process.send!({ rss, held: heapUsed + external });
    } else {
      const started = now();
      for (let event = 0; event < request; event++) {
        broadcast();
        await nextTurn();
      }
      process.send!(started);
    }
  });
  process.send!(port);
}

/** Connects everybody, and reports the time whenever all of them have `request` events more. */
async function connectAll(port: string, connections: number): Promise<void> {
  let missing = 0;
  const connect = async (userId: string) => {
    const exp = Math.floor(Date.now() / 1000) + 36_000;
    const token = new UnsecuredJWT({ sub: userId, iat: exp - 36_000, exp }).encode();
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}?token=${token}`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    await once(socket, 'open');
    socket.on('message', () => {
      missing -= 1;
      if (missing === 0) process.send!(now());
    });
    socket.send(JSON.stringify({ Type: 'lesson_feed_subscribe' }));
  };
  for (let users = 0; users < connections / WINDOWS; users++) {
    const userId = randomUUID();
    await Promise.all(Array.from({ length: WINDOWS }, () => connect(userId)));
  }
  await pause(1_000); // the subscriptions arrive
  process.on('message', (events: number) => {
    missing = events * connections;
    process.send!('ready');
  });
  process.send!('connected');
}

const start = (...args: string[]) =>
  fork(import.meta.filename, args, { execArgv: [...process.execArgv, '--expose-gc'] });

async function ask<T>(child: ChildProcess, request: number | string): Promise<T> {
  const answer = once(child, 'message');
  child.send(request);
  return (await answer)[0] as T;
}

interface Memory {
  rss: number;
  held: number;
}

/** One server with its clients. */
class Pair {
  readonly cpuMs: number[] = [];
  readonly latencyMs: number[] = [];
  readonly perConnection: Memory;

  private constructor(
    private readonly server: ChildProcess,
    private readonly clients: ChildProcess,
    before: Memory,
    after: Memory,
  ) {
    const each = (key: keyof Memory) => (after[key] - before[key]) / CONNECTIONS / 1024;
    this.perConnection = { rss: each('rss'), held: each('held') };
  }

  static async start(kind: string): Promise<Pair> {
    const server = start('serve', kind);
    const port = (await once(server, 'message'))[0] as number;
    await Pair.warmUp(port);
    const before = await ask<Memory>(server, 'memory');
    const clients = start('connect', String(port), String(CONNECTIONS));
    await once(clients, 'message');
    return new Pair(server, clients, before, await ask<Memory>(server, 'memory'));
  }

  /** Connections that come and go, so that what's measured next isn't compiling, or the heap's first growth. */
  private static async warmUp(port: number): Promise<void> {
    const clients = start('connect', String(port), String(CONNECTIONS / 25));
    await once(clients, 'message');
    clients.kill();
    await once(clients, 'exit');
    await pause(500);
  }

  /** One event, then many: the time until everybody has the one, and the processor time of the many. */
  async round(isMeasured: boolean): Promise<void> {
    const latency = await this.send(1);
    const before = await ask<number>(this.server, 'cpu');
    await this.send(EVENTS_PER_ROUND);
    const cpu = (await ask<number>(this.server, 'cpu')) - before;
    if (!isMeasured) return;
    this.latencyMs.push(latency);
    this.cpuMs.push(cpu / 1_000 / EVENTS_PER_ROUND);
  }

  stop(): void {
    this.server.kill();
    this.clients.kill();
  }

  private async send(events: number): Promise<number> {
    await ask(this.clients, events);
    const received = once(this.clients, 'message');
    const started = await ask<number>(this.server, events);
    return ((await received)[0] as number) - started;
  }
}

async function run(): Promise<void> {
  const ours = await Pair.start('gateway');
  const theirs = await Pair.start('bare');
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
    for (const pair of [ours, theirs]) await pair.round(round >= WARM_UP_ROUNDS);
  for (const pair of [ours, theirs]) pair.stop();
  const memory = (name: string, key: keyof Memory): Measure => ({
    name,
    ours: ours.perConnection[key],
    peer: 15,
    unit: 'KB',
    peerName: `bare ws ${theirs.perConnection[key].toFixed(2)} KB, the limit`,
    limit: 1,
  });
  report([
    {
      name: 'an event to 5,000 sockets, processor time',
      ours: median(ours.cpuMs),
      peer: median(theirs.cpuMs),
      unit: 'ms',
      peerName: 'bare ws',
      limit: 1.2,
    },
    {
      name: 'until the last one has it',
      ours: median(ours.latencyMs),
      peer: 1_000,
      unit: 'ms',
      peerName: `bare ws ${median(theirs.latencyMs).toFixed(0)} ms, the limit`,
      limit: 1,
    },
    memory('an idle connection, resident', 'rss'),
    memory('an idle connection, JavaScript', 'held'),
  ]);
}

const [role, argument = '', connections] = process.argv.slice(2);
if (role === 'serve') await serve(argument);
else if (role === 'connect') await connectAll(argument, Number(connections));
else await run();
