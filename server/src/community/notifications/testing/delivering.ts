import { createECDH, randomBytes } from 'node:crypto';
import type { DiscoveryService } from '@nestjs/core';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { LearnerLocale, UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { type Mail, Mailer } from '@server/platform/mail';
import type { TestDatabase } from '../../../../test/database';
import { SessionEntity } from '../../../people/auth/session.entity';
import { BroadcastEntity } from '../broadcasts/broadcast.entity';
import { Broadcasts } from '../broadcasts/broadcasts';
import { type DigestPart, DigestSection, DigestSections } from '../email/digest-section';
import { EmailSubscription } from '../email/email-subscription';
import { EmailTokens } from '../email/email-tokens';
import { MailDigest } from '../email/mail-digest';
import { SendDigests } from '../email/send-digests.job';
import { NotificationEntity } from '../notification.entity';
import { NotificationDelivery } from '../notification-delivery';
import { Notifications } from '../notifications';
import { NotificationSettings } from '../preferences/notification-settings';
import { NotificationSettingsEntity } from '../preferences/notification-settings.entity';
import { PendingPushEntity } from '../push/pending-push.entity';
import { PushDeviceEntity } from '../push/push-device.entity';
import { PushDevices } from '../push/push-devices';
import { PushKeys } from '../push/push-keys';
import { PushSender } from '../push/push-sender';
import { Pushes } from '../push/pushes';
import { Reminder } from '../reminders/reminder';
import { ReminderEntity } from '../reminders/reminder.entity';
import { Reminders } from '../reminders/reminders';

export const deliveryEntities = [
  BroadcastEntity,
  NotificationEntity,
  NotificationSettingsEntity,
  PendingPushEntity,
  PushDeviceEntity,
  ReminderEntity,
  SessionEntity,
  UserEntity,
];

export const settings = {
  authSecret: 'a secret for tests that is long enough',
  publicUrl: 'https://forge.example.org',
  mailFrom: 'Emberforge <forge@example.org>',
};

/** Remembers what it sends, or fails while `isDown`. */
export class FakeMailer extends Mailer {
  readonly sent: Mail[] = [];
  isDown = false;

  async send(mail: Mail): Promise<void> {
    if (this.isDown) throw new Error('The mail server is down.');
    this.sent.push(mail);
  }

  close(): void {}
}

/** Says what it's given, for every learner. */
export class FakeSection extends DigestSection {
  part: DigestPart | null = {
    subject: 'Your 12-day streak ends tonight',
    heading: '12 days in a row',
    paragraphs: ['One lesson before midnight keeps your streak going.'],
    action: { label: 'Keep my streak', path: '/dashboard' },
  };

  constructor(
    readonly type: DigestSection['type'],
    readonly order: number,
  ) {
    super();
  }

  async read(): Promise<DigestPart | null> {
    return this.part;
  }
}

/** Reminds as long as `key` isn't null. */
export class FakeReminder extends Reminder {
  readonly type = 'quest_available';
  key: string | null = 'today';

  async keyFor(): Promise<string | null> {
    return this.key;
  }
}

const noDiscovery = { getProviders: () => [] } as unknown as DiscoveryService;

/** What one process consists of. Several on the same database are several processes. */
export function delivering(db: TestDatabase) {
  const { dataSource, database, clock } = db;
  const users = new UserRepository(dataSource);
  const bus = new InProcessBus();
  const frames: { userId: string; message: { IsSilent: boolean } }[] = [];
  bus.subscribe(({ userId, frame }) => frames.push({ userId, message: JSON.parse(frame) }));
  const keys = new PushKeys(settings);
  const devices = new PushDevices(dataSource, database, clock, () => true);
  const pushes = new Pushes(dataSource, devices, new PushSender(keys), new LearnerLocale(dataSource), clock);
  const preferences = new NotificationSettings(dataSource, database, users, clock);
  const delivery = new NotificationDelivery(preferences, pushes, clock);
  const notifications = new Notifications(dataSource, new UserPush(bus), clock, delivery);
  const mailer = new FakeMailer();
  const streak = new FakeSection('daily_streak_expiry', 1);
  const quests = new FakeSection('quest_available', 2);
  const sections = new DigestSections(noDiscovery);
  sections.use([quests, streak]);
  const tokens = new EmailTokens(settings);
  const subscription = new EmailSubscription(preferences, tokens, settings);
  const mailDigest = new MailDigest(users, preferences, sections, subscription, mailer, clock, settings);
  const reminder = new FakeReminder();
  const reminders = new Reminders(database, notifications, clock, noDiscovery);
  reminders.use([reminder]);
  return {
    frames,
    keys,
    devices,
    pushes,
    preferences,
    notifications,
    mailer,
    streak,
    quests,
    tokens,
    subscription,
    mailDigest,
    reminder,
    reminders,
    digests: new SendDigests(database, users, clock),
    broadcasts: new Broadcasts(database, notifications, clock),
  };
}

export type Delivering = ReturnType<typeof delivering>;

/** A learner with an open session. */
export async function newLearner(db: TestDatabase, timeZone = 'Europe/Berlin') {
  const userId = newId();
  const sessionId = newId();
  const createdAt = db.clock.now();
  await db.dataSource.getRepository(UserEntity).insert({
    id: userId,
    createdAt,
    handle: userId,
    email: `${userId}@example.org`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    timeZone,
    vimEnabled: false,
    isAdmin: false,
  });
  const expiresAt = new Date(createdAt.getTime() + 60 * 24 * 3_600_000);
  await db.dataSource
    .getRepository(SessionEntity)
    .insert({ id: sessionId, userId, createdAt, expiresAt, endedAt: null });
  return { userId, sessionId };
}

/** A browser's keys, as it makes them for a subscription. */
export function newBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = randomBytes(16);
  return {
    pair,
    secret,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: secret.toString('base64url') },
  };
}
