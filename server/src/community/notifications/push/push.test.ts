import { expectNoDrift } from '@server/platform/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { SessionEntity } from '../../../people/auth/session.entity';
import { UserEntity } from '../../../people/users';
import type { NotificationKind } from '../notification-data';
import {
  type Delivering,
  delivering,
  deliveryEntities,
  newBrowser,
  newLearner,
  settings,
} from '../testing/delivering';
import { decrypt, TestPushService, vapidClaims } from '../testing/push-service';
import { PendingPushEntity } from './pending-push.entity';
import { PushDeviceEntity } from './push-device.entity';
import { PushKeys } from './push-keys';
import { isPushService } from './push-services';

let service: TestPushService;
beforeAll(async () => {
  service = await TestPushService.start();
});
beforeEach(() => service.reset());
afterAll(() => service.stop());

const NOON = '2026-01-05T11:00:00Z';
const NIGHT = '2026-01-05T22:30:00Z';

async function withDevice(db: TestDatabase, process: Delivering, at = NOON) {
  db.clock.set(at);
  const learner = await newLearner(db);
  const browser = newBrowser();
  const endpoint = service.endpoint(learner.userId);
  await process.devices.add({ ...learner, endpoint, ...browser.keys });
  const notify = (key: string, type: NotificationKind = 'ember_consumed', data: object = {}) =>
    db.database.transaction((tx) =>
      process.notifications.add(tx, {
        userId: learner.userId,
        type,
        data: data as never,
        key,
        at: db.clock.now(),
      }),
    );
  const pending = () => db.dataSource.getRepository(PendingPushEntity).count();
  return { ...learner, browser, endpoint, notify, pending };
}

const arrival = () => expect.poll(() => service.received.length);

describeOnBothDatabases('web push', { entities: deliveryEntities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('a notification arrives right away, and the browser’s keys open it', async () => {
    const process = delivering(db);
    const { browser, notify, pending, userId } = await withDevice(db, process);
    await notify('today');
    await arrival().toBe(1);
    const [{ path, headers, body }] = service.received as [(typeof service.received)[0]];
    expect(path).toBe(`/${userId}`);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(2 * 24 * 3_600) });
    expect(JSON.parse(decrypt(body, browser))).toMatchObject({
      Notification: { NotificationType: 'ember_consumed', InAppViewedAt: null },
    });
    expect(() => decrypt(body, newBrowser())).toThrow();
    const { key, claims } = vapidClaims(headers.authorization ?? '');
    expect(key).toBe(process.keys.publicKey);
    expect(claims).toMatchObject({ aud: service.origin, sub: settings.publicUrl });
    await expect.poll(pending).toBe(0);
  });

  test('it says the language of the account', async () => {
    const process = delivering(db);
    const { browser, notify, userId } = await withDevice(db, process);
    const data = {
      achievementId: userId,
      title: 'First Spark',
      translations: { de: { title: 'Erster Funke' } },
    };
    await process.preferences.change(userId, { preferences: { achievement_earned: { push: true } } });
    await notify('before', 'achievement_earned', data);
    await arrival().toBe(1);
    await db.dataSource.getRepository(UserEntity).update({ id: userId }, { locale: 'de' });
    await notify('after', 'achievement_earned', data);
    await arrival().toBe(2);
    const bodies = service.received.map(({ body }) => JSON.parse(decrypt(body, browser)));
    expect(bodies).toMatchObject([
      { Locale: 'en', Notification: { NotificationData: { Title: 'First Spark' } } },
      { Locale: 'de', Notification: { NotificationData: { Title: 'Erster Funke' } } },
    ]);
    expect(process.frames.map(({ message }) => message)).toMatchObject([
      { Data: { NotificationData: { Title: 'First Spark' } } },
      { Data: { NotificationData: { Title: 'Erster Funke' } } },
    ]);
  });

  test('quiet hours hold it back until they end, and the list has it', async () => {
    const process = delivering(db);
    const { notify, pending, userId } = await withDevice(db, process, NIGHT);
    await notify('night');
    expect(process.frames.map(({ message }) => message.IsSilent)).toEqual([true]);
    expect(await process.notifications.of(userId)).toHaveLength(1);
    db.clock.set('2026-01-06T06:59:59Z');
    await process.pushes.sendDue();
    expect(service.received).toHaveLength(0);
    expect(await pending()).toBe(1);
    db.clock.set('2026-01-06T07:00:00Z');
    await process.pushes.sendDue();
    expect(service.received).toHaveLength(1);
  });

  test('quiet hours don’t keep an open window from showing what the learner has just earned', async () => {
    const process = delivering(db);
    const { notify } = await withDevice(db, process, NIGHT);
    await notify('night', 'joined_league', { leagueName: 'Clay' });
    expect(process.frames.map(({ message }) => message.IsSilent)).toEqual([false]);
    expect(service.received).toHaveLength(0);
  });

  test('what’s too late or already seen by the end of quiet hours isn’t sent', async () => {
    const process = delivering(db);
    const { notify, pending, userId } = await withDevice(db, process, NIGHT);
    await notify('tonight', 'daily_streak_expiry');
    expect(await pending()).toBe(0);
    await notify('night');
    await process.notifications.markAllViewed(userId);
    db.clock.set('2026-01-06T07:00:00Z');
    await process.pushes.sendDue();
    expect(service.received).toHaveLength(0);
    expect(await pending()).toBe(0);
  });

  test('several processes send it once', async () => {
    const processes = [delivering(db), delivering(db), delivering(db)];
    const { notify } = await withDevice(db, processes[0]!, NIGHT);
    for (const key of ['one', 'two', 'three']) await notify(key);
    db.clock.set('2026-01-06T07:00:00Z');
    await Promise.all(processes.map(({ pushes }) => pushes.sendDue()));
    expect(service.received).toHaveLength(3);
  });

  test.each([404, 410])('a browser that has unsubscribed (%d) is forgotten', async (status) => {
    const process = delivering(db);
    const { notify, pending } = await withDevice(db, process);
    service.status = status;
    await notify('today');
    await expect.poll(() => db.dataSource.getRepository(PushDeviceEntity).count()).toBe(0);
    expect(await pending()).toBe(0);
    await notify('again');
    await process.pushes.sendDue();
    expect(service.received).toHaveLength(1);
  });

  test('a service that is down is tried again later, when it says so', async () => {
    const process = delivering(db);
    const { notify, pending } = await withDevice(db, process, NIGHT);
    await notify('night');
    service.status = 503;
    service.headers = { 'Retry-After': '600' };
    db.clock.set('2026-01-06T07:00:00Z');
    await process.pushes.sendDue();
    service.status = 201;
    db.clock.advance(599_000);
    await process.pushes.sendDue();
    expect(service.received).toHaveLength(1);
    db.clock.advance(1_000);
    await process.pushes.sendDue();
    expect(service.received).toHaveLength(2);
    expect(await pending()).toBe(0);
  });

  test('what a learner doesn’t want pushed isn’t, and what they don’t want in the app is silent', async () => {
    const process = delivering(db);
    const { notify, pending, userId } = await withDevice(db, process);
    await process.preferences.change(userId, {
      preferences: { ember_consumed: { push: false, inApp: false } },
    });
    await notify('today');
    expect(await pending()).toBe(0);
    expect(process.frames.map(({ message }) => message.IsSilent)).toEqual([true]);
  });

  test('a browser gets nothing after its learner has signed out', async () => {
    const process = delivering(db);
    const { notify, pending, sessionId } = await withDevice(db, process, NIGHT);
    await notify('night');
    await db.dataSource.getRepository(SessionEntity).update({ id: sessionId }, { endedAt: db.clock.now() });
    db.clock.set('2026-01-06T07:00:00Z');
    await process.pushes.sendDue();
    await notify('morning');
    expect(service.received).toHaveLength(0);
    expect(await pending()).toBe(0);
  });

  test('a browser is the learner’s who set it up last', async () => {
    const process = delivering(db);
    const { endpoint, notify, pending } = await withDevice(db, process);
    const other = await newLearner(db);
    await process.devices.add({ ...other, endpoint, ...newBrowser().keys });
    await notify('today');
    expect(await pending()).toBe(0);
    expect(await process.devices.countOf(other.userId)).toBe(1);
  });

  test('a long announcement fits', async () => {
    const process = delivering(db);
    const { browser, notify, pending } = await withDevice(db, process);
    await notify('news', 'announcement', {
      announcementId: '0d1b2a30-0000-4000-8000-000000000000',
      text: '🔥'.repeat(1_000),
    });
    await arrival().toBe(1);
    const { body } = service.received[0]!;
    expect(body.length).toBeLessThanOrEqual(4_096);
    expect(decrypt(body, browser)).toContain('🔥');
    await expect.poll(pending).toBe(0);
  });
});

test('the key pair follows from AUTH_SECRET', () => {
  const { publicKey, privateKey } = new PushKeys(settings);
  expect(new PushKeys(settings)).toMatchObject({ publicKey, privateKey });
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
  const other = new PushKeys({ ...settings, authSecret: 'another secret that is long enough' });
  expect(other.publicKey).not.toBe(publicKey);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/a:b', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/fcm/send/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://fcm.googleapis.com.evil.example/a', false],
  ['https://evil.example/fcm.googleapis.com', false],
  ['https://user@fcm.googleapis.com/a', false],
  ['https://127.0.0.1/a', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['not an address', false],
])('%s is a push service: %s', (endpoint, expected) => {
  expect(isPushService(endpoint)).toBe(expected);
});
