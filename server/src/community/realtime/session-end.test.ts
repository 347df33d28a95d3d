import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SOCKET_PATH } from '@shared/contracts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { accountEntities, accountsOn, openAccount } from '../../people/auth/testing/accounts';
import { expectNoDrift } from '../../platform/database';
import { InProcessBus } from './realtime-bus';
import { SocketTicketEntity } from './socket-ticket.entity';
import { SocketTickets } from './socket-tickets';
import { SocketClient, startSocketApp } from './testing/socket-app';
import { expiryOf } from './upgrade-request';

const UNAUTHORIZED = { code: 3000, reason: 'Unauthorized' };

const entities = [...accountEntities, SocketTicketEntity];

describeOnBothDatabases('the sockets of a session that ends', { entities }, (db) => {
  let here: ReturnType<typeof accountsOn>;
  let app: NestFastifyApplication;
  let userId: string;

  beforeEach(async () => {
    userId = await openAccount(db);
    here = accountsOn(db);
    const { accessTokens: verifier, liveSessions: sessions } = here;
    const tickets = new SocketTickets(db.database, here.liveSessions, db.clock);
    app = await startSocketApp({ verifier, sessions, tickets, bus: new InProcessBus(), clock: db.clock });
  });
  afterEach(() => app.close());

  const signIn = async () => here.signIn.execute(await here.createCliCode.execute(userId));

  test('close right away when the learner signs out; other devices stay connected', async () => {
    const [ended, open] = [await signIn(), await signIn()];
    const windows = [
      await SocketClient.connect(app, ended.accessToken),
      await SocketClient.connect(app, ended.accessToken),
    ];
    const other = await SocketClient.connect(app, open.accessToken);
    await here.signOut.execute(ended.refreshToken);
    expect(await Promise.all(windows.map(({ closed }) => closed))).toEqual([UNAUTHORIZED, UNAUTHORIZED]);
    expect(await other.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
  });

  test('close right away when a refresh token was stolen', async () => {
    const stolen = await signIn();
    const { accessToken, refreshToken } = await here.refresh.execute(stolen.refreshToken);
    await here.refresh.execute(refreshToken);
    const client = await SocketClient.connect(app, accessToken);
    db.clock.advance(10_001);
    await expect(here.refresh.execute(stolen.refreshToken)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await client.closed).toEqual(UNAUTHORIZED);
  });

  test('close within half a minute when another server ended it; other devices stay connected', async () => {
    const [ended, open] = [await signIn(), await signIn()];
    const client = await SocketClient.connect(app, ended.accessToken);
    const other = await SocketClient.connect(app, open.accessToken);
    await accountsOn(db).signOut.execute(ended.refreshToken);
    db.clock.advance(30_000);
    expect(await client.closed).toEqual(UNAUTHORIZED);
    expect(await other.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
  });

  describe('and tickets:', () => {
    const ticketFor = async (accessToken: string) => {
      // By another process, with the same database.
      const elsewhere = new SocketTickets(db.database, accountsOn(db).liveSessions, db.clock);
      const caller = await here.accessTokens.verify(accessToken);
      return elsewhere.create({ ...caller, expiresAt: expiryOf(accessToken) });
    };
    const open = (ticket: string) => new SocketClient(app, `${SOCKET_PATH}?ticket=${ticket}`);

    test('one opens one socket, which ends with the session', async () => {
      const { accessToken, refreshToken } = await signIn();
      const ticket = await ticketFor(accessToken);
      const client = open(ticket);
      await new Promise((resolve) => client.socket.once('open', resolve));
      expect(await client.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
      expect(await open(ticket).closed).toEqual(UNAUTHORIZED);
      await here.signOut.execute(refreshToken);
      expect(await client.closed).toEqual(UNAUTHORIZED);
    });

    test('of two windows with the same one, only one gets in', async () => {
      const ticket = await ticketFor((await signIn()).accessToken);
      const clients = [open(ticket), open(ticket)];
      const first = await Promise.race(clients.map(({ closed }, index) => closed.then(() => index)));
      expect(await clients[1 - first]!.ask({ Type: 'ping' })).toEqual({ Type: 'pong' });
    });

    test('one is good for half a minute, and for nothing once the session is over', async () => {
      const { accessToken, refreshToken } = await signIn();
      const late = await ticketFor(accessToken);
      db.clock.advance(30_000);
      expect(await open(late).closed).toEqual(UNAUTHORIZED);
      const ended = await ticketFor(accessToken);
      await here.signOut.execute(refreshToken);
      expect(await open(ended).closed).toEqual(UNAUTHORIZED);
    });

    test('only its hash is stored, and the table is what the migration made', async () => {
      const ticket = await ticketFor((await signIn()).accessToken);
      const rows = await db.dataSource.manager.find(SocketTicketEntity);
      expect(JSON.stringify(rows)).not.toContain(ticket);
      await expectNoDrift(db.dataSource);
    });
  });
});
