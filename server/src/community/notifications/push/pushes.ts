import { Injectable, Logger } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { insertOnce, outsideTransaction, type Transaction } from '@server/platform/database';
import type { Locale } from '@shared/locales';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { NotificationEntity } from '../notification.entity';
import { presentPush } from '../notification.presenter';
import { PendingPushEntity } from './pending-push.entity';
import { PushDeviceEntity } from './push-device.entity';
import { PushDevices } from './push-devices';
import { type PushOutcome, PushSender } from './push-sender';

/** How long a claimed push is hidden from other processes. */
const LEASE_MS = 60_000;
const MAX_ATTEMPTS = 6;
const MIN_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 60 * 60_000;
const BATCH = 100;
/** A message is limited to 4,096 bytes with its encryption. An announcement's text may be longer. */
const MAX_TEXT = 600;

export interface QueuedPush {
  notification: NotificationEntity;
  dueAt: Date;
  expiresAt: Date;
}

type Key = Pick<PendingPushEntity, 'notificationId' | 'deviceId'>;

/** Notifications on their way to learners' devices. Each is claimed in SQL, so one process sends it. */
@Injectable()
export class Pushes {
  private readonly log = new Logger('WebPush');

  constructor(
    private readonly dataSource: DataSource,
    private readonly devices: PushDevices,
    private readonly sender: PushSender,
    private readonly locales: LearnerLocale,
    private readonly clock: Clock,
  ) {}

  /** Stored with the transaction, and sent after its commit if it's due. */
  async queue(tx: Transaction, { notification, dueAt, expiresAt }: QueuedPush): Promise<void> {
    if (dueAt >= expiresAt) return;
    const deviceIds = await this.devices.idsOf(notification.userId, tx.manager);
    for (const deviceId of deviceIds) {
      const row = { notificationId: notification.id, deviceId, dueAt, expiresAt, attempts: 0 };
      await insertOnce(tx, PendingPushEntity, row);
    }
    if (deviceIds.length > 0 && dueAt <= this.clock.now())
      tx.afterCommit(() => this.sendSoon(notification.id, deviceIds));
  }

  /** Sends everything that's due. */
  async sendDue(signal?: AbortSignal): Promise<void> {
    for (;;) {
      const due = await this.dataSource.manager.find(PendingPushEntity, {
        where: { dueAt: LessThanOrEqual(this.clock.now()) },
        order: { dueAt: 'ASC' },
        take: BATCH,
      });
      await Promise.all(due.map((push) => this.sendOne(push)));
      signal?.throwIfAborted();
      if (due.length < BATCH) return;
    }
  }

  /** The job sends what this doesn't. */
  private sendSoon(notificationId: string, deviceIds: readonly string[]): void {
    void outsideTransaction(() =>
      Promise.all(deviceIds.map((deviceId) => this.sendOne({ notificationId, deviceId }))),
    ).catch((error: unknown) => this.log.warn(`A push could not be sent now: ${error}`));
  }

  private async sendOne({ notificationId, deviceId }: Key): Promise<void> {
    const push = await this.claim({ notificationId, deviceId });
    if (!push) return;
    const { manager } = this.dataSource;
    const notification = await manager.findOneBy(NotificationEntity, { id: notificationId });
    const device = await manager.findOneBy(PushDeviceEntity, { id: deviceId });
    const isWanted = notification?.viewedAt === null && push.expiresAt > this.clock.now();
    if (!notification || !device || !isWanted || !(await this.isSignedIn(device))) {
      await this.done(push);
      return;
    }
    const ttlSeconds = Math.ceil((push.expiresAt.getTime() - this.clock.now().getTime()) / 1000);
    const body = bodyOf(notification, await this.locales.ofAccount(device.userId));
    const outcome = await this.sender.send(device, { body, ttlSeconds });
    if (outcome.kind === 'gone') await this.devices.forget(deviceId);
    else if (outcome.kind === 'later') await this.postpone(push, outcome);
    else await this.done(push);
  }

  private async claim(key: Key): Promise<PendingPushEntity | undefined> {
    const { manager } = this.dataSource;
    const push = await manager.findOneBy(PendingPushEntity, key);
    const now = this.clock.now();
    if (!push || push.dueAt > now) return undefined;
    const claimed = { dueAt: new Date(now.getTime() + LEASE_MS), attempts: push.attempts + 1 };
    const seen = { ...key, dueAt: push.dueAt, attempts: push.attempts };
    const { affected } = await manager.update(PendingPushEntity, seen, claimed);
    return affected === 1 ? Object.assign(push, claimed) : undefined;
  }

  private async isSignedIn({ id, userId }: PushDeviceEntity): Promise<boolean> {
    return (await this.devices.idsOf(userId)).includes(id);
  }

  private async done({ notificationId, deviceId }: Key): Promise<void> {
    await this.dataSource.manager.delete(PendingPushEntity, { notificationId, deviceId });
  }

  private async postpone(
    push: PendingPushEntity,
    { retryAfterMs }: Extract<PushOutcome, { kind: 'later' }>,
  ): Promise<void> {
    const { notificationId, deviceId, attempts } = push;
    const backoff = Math.min(MIN_BACKOFF_MS * 4 ** (attempts - 1), MAX_BACKOFF_MS);
    const dueAt = new Date(this.clock.now().getTime() + Math.max(backoff, retryAfterMs ?? 0));
    if (attempts >= MAX_ATTEMPTS || dueAt >= push.expiresAt) await this.done(push);
    else await this.dataSource.manager.update(PendingPushEntity, { notificationId, deviceId }, { dueAt });
  }
}

function bodyOf(notification: NotificationEntity, locale: Locale): string {
  return JSON.stringify(presentPush(notification, locale), (_key, value: unknown) =>
    typeof value === 'string' && value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value,
  );
}
