import 'reflect-metadata';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { portOf, startSocketApp } from '@server/community/realtime/testing/socket-app';
import { SystemClock } from '@server/platform/clock';
import { type ServerMessage, SOCKET_PATH } from '@shared/contracts';
import { decodeJwt, UnsecuredJWT } from 'jose';
import { WebSocket, WebSocketServer } from 'ws';
import { median, report } from './report';
import { rounds } from './rounds';

/**
 * Processor time of this process per delivered message, to 1,000 connections: results pushed through the gateway to
 * users with 20 windows each, beside a bare `ws` that sends the same text in a loop. The clients are another process.
 */

const USERS = 50;
const WINDOWS = 20;
const CONNECTIONS = USERS * WINDOWS;
const MESSAGES_PER_ROUND = rounds(50, 5);
const ROUNDS = rounds(5);

const ID = '00000000-0000-4000-8000-0000000000aa';
const MESSAGE: ServerMessage = {
  Type: 'LessonSubmissionEvent',
  Data: {
    SubmissionUUID: ID,
    ResultSlug: 'success',
    ResultMessage: 'Well done.',
    XPReward: 50,
    XPBreakdown: [{ Name: 'Lesson', Percent: 0, XP: 50 }],
    LessonUUID: ID,
    CourseUUID: ID,
    ChallengeUUID: null,
    StructuredErrCLI: null,
  },
};
const userIds = Array.from({ length: USERS }, () => randomUUID());

/** Sends a message to every connection. */
type Broadcast = () => void;

async function startGateway(): Promise<{ app: NestFastifyApplication; port: number; broadcast: Broadcast }> {
  const bus = new InProcessBus();
  const verifier = {
    verify: async (token: string) => ({ userId: decodeJwt(token).sub!, sessionId: ID }),
  };
  const sessions = { onEnd: () => () => {}, endedOf: async () => [] };
  const app = await startSocketApp({ verifier, sessions, bus, clock: new SystemClock() });
  const push = new UserPush(bus);
  return {
    app,
    port: portOf(app),
    broadcast: () => {
      for (const userId of userIds) push.send(userId, MESSAGE);
    },
  };
}

async function startBare(): Promise<{ server: Server; port: number; broadcast: Broadcast }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ server });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    broadcast: () => {
      const text = JSON.stringify(MESSAGE);
      for (const client of sockets.clients) client.send(text);
    },
  };
}

/** In the other process: connects everybody, and reports each round's end. */
async function runClients(port: number, users: string[]): Promise<void> {
  let received = 0;
  const connect = async (userId: string) => {
    const exp = Math.floor(Date.now() / 1000) + 3600;
    const token = new UnsecuredJWT({ sub: userId, iat: exp - 3600, exp }).encode();
    const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}?token=${token}`);
    socket.on('message', () => {
      received += 1;
      if (received % (CONNECTIONS * MESSAGES_PER_ROUND) === 0) process.send!('round');
    });
    await once(socket, 'open');
  };
  for (const userId of users) await Promise.all(Array.from({ length: WINDOWS }, () => connect(userId)));
  process.send!('connected');
}

/** Microseconds of processor time per delivered message. */
async function measure(broadcast: Broadcast, clients: ReturnType<typeof fork>): Promise<number> {
  const received = once(clients, 'message');
  const before = process.cpuUsage();
  for (let sent = 0; sent < MESSAGES_PER_ROUND; sent++) {
    broadcast();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await received;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / (CONNECTIONS * MESSAGES_PER_ROUND);
}

async function connectClients(port: number) {
  const clients = fork(import.meta.filename, [String(port), ...userIds]);
  clients.once('exit', (code) => code && process.exit(code));
  await once(clients, 'message');
  return clients;
}

async function run(): Promise<void> {
  const [gateway, bare] = [await startGateway(), await startBare()];
  const [ours, theirs] = [await connectClients(gateway.port), await connectClients(bare.port)];
  const measured = { ours: [] as number[], theirs: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    measured.ours.push(await measure(gateway.broadcast, ours));
    measured.theirs.push(await measure(bare.broadcast, theirs));
  }
  for (const clients of [ours, theirs]) clients.kill();
  bare.server.close();
  await gateway.app.close();
  report([
    {
      name: 'a message pushed to one of 1,000 connections',
      ours: median(measured.ours),
      peer: median(measured.theirs),
      unit: 'us',
      peerName: 'bare ws',
      limit: 1,
    },
  ]);
}

const [clientsPort, ...users] = process.argv.slice(2);
if (clientsPort) await runClients(Number(clientsPort), users);
else await run();
