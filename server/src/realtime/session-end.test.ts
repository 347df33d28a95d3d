import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/database';
import { accountEntities, accountsOn, openAccount } from '../auth/testing/accounts';
import { InProcessBus } from './realtime-bus';
import { SocketClient, startSocketApp } from './testing/socket-app';

const UNAUTHORIZED = { code: 3000, reason: 'Unauthorized' };

describeOnBothDatabases('the sockets of a session that ends', { entities: accountEntities }, (db) => {
  let here: ReturnType<typeof accountsOn>;
  let app: NestFastifyApplication;
  let userId: string;

  beforeEach(async () => {
    userId = await openAccount(db);
    here = accountsOn(db);
    const { accessTokens: verifier, liveSessions: sessions } = here;
    app = await startSocketApp({ verifier, sessions, bus: new InProcessBus(), clock: db.clock });
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
});
