import { describe, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { accountEntities, accountsOn, ada, openAccount } from '../testing/accounts';
import { deviceName } from './device-name';
import { Devices } from './devices';

describe('a device’s name', () => {
  test.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Emberforge/1.0.0 Chrome/140.0 Electron/45.4 Safari/537.36',
      'Emberforge for desktop on Linux',
    ],
    ['curl/8.9.1', null],
    ['', null],
    [undefined, null],
  ])('%j is %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

function setUp(db: TestDatabase) {
  const accounts = accountsOn(db);
  const { sessions, liveSessions, accessTokens } = accounts;
  const devices = new Devices(db.database, sessions, liveSessions, db.clock);
  const open = (userId: string, userAgent = 'Firefox/140.0 (Windows)') =>
    db.database.transaction((tx) => sessions.open(tx, userId, userAgent));
  const isSignedIn = async (userId: string, sessionId: string) =>
    accessTokens.verify(await accessTokens.sign({ userId, sessionId })).then(
      () => true,
      () => false,
    );
  return { ...accounts, devices, open, isSignedIn };
}

describeOnBothDatabases('devices', { entities: accountEntities }, (db) => {
  test('are listed with the hour of their last use, the one used last first', async () => {
    const { devices, open, refresh } = setUp(db);
    const userId = await openAccount(db);
    const laptop = await open(userId);
    db.clock.advance(90 * 60_000);
    const phone = await open(userId, 'Chrome/131 (Android)');
    db.clock.advance(3 * 3_600_000);
    await refresh.execute(laptop.refreshToken);
    const [first, second] = await devices.list(userId);
    expect(first).toMatchObject({ sessionId: laptop.sessionId, name: 'Firefox on Windows' });
    expect(second).toMatchObject({ sessionId: phone.sessionId, name: 'Chrome on Android' });
    const { lastUsedAt, signedInAt } = first!;
    expect(lastUsedAt > signedInAt).toBe(true);
    expect(lastUsedAt.getTime() % 3_600_000).toBe(0);
  });

  test('can be signed out one by one, but only one’s own', async () => {
    const { devices, open, isSignedIn, refresh } = setUp(db);
    const userId = await openAccount(db);
    const eve = await openAccount(db, { ...ada, email: 'eve@example.org' });
    const [laptop, phone] = [await open(userId), await open(userId)];
    const unknown = { kind: 'not-found' };
    await expect(devices.signOut(eve, laptop.sessionId)).rejects.toMatchObject(unknown);
    expect(await isSignedIn(userId, laptop.sessionId)).toBe(true);
    await devices.signOut(userId, laptop.sessionId);
    await expect(devices.signOut(userId, laptop.sessionId)).rejects.toMatchObject(unknown);
    expect(await isSignedIn(userId, laptop.sessionId)).toBe(false);
    await expect(refresh.execute(laptop.refreshToken)).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(await isSignedIn(userId, phone.sessionId)).toBe(true);
    expect(await devices.list(userId)).toHaveLength(1);
  });

  test('can be signed out all together, and nobody else is', async () => {
    const { devices, open, isSignedIn } = setUp(db);
    const userId = await openAccount(db);
    const eve = await openAccount(db, { ...ada, email: 'eve@example.org' });
    const own = [await open(userId), await open(userId)];
    const hers = await open(eve);
    await devices.signOutEverywhere(userId);
    for (const { sessionId } of own) expect(await isSignedIn(userId, sessionId)).toBe(false);
    expect(await devices.list(userId)).toEqual([]);
    expect(await isSignedIn(eve, hers.sessionId)).toBe(true);
  });
});
