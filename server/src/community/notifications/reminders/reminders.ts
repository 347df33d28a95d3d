import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, type Transaction } from '@server/platform/database';
import { LessThanOrEqual } from 'typeorm';
import { Notifications } from '../notifications';
import { Reminder, type ReminderType } from './reminder';
import { ReminderEntity } from './reminder.entity';

const BATCH = 200;
const RETRY_MS = 3_600_000;

/** Notifications at a time set in advance. */
@Injectable()
export class Reminders implements OnModuleInit {
  private byType = new Map<string, Reminder>();
  private readonly log = new Logger('Reminders');

  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
  ) {}

  onModuleInit(): void {
    this.use(
      this.discovery
        .getProviders()
        .map(({ instance }) => instance as unknown)
        .filter((instance) => instance instanceof Reminder),
    );
  }

  use(reminders: Iterable<Reminder>): void {
    this.byType = new Map([...reminders].map((reminder) => [reminder.type, reminder]));
  }

  /** Replaces the time that was set before. */
  async schedule(tx: Transaction, userId: string, type: ReminderType, dueAt: Date): Promise<void> {
    if (!(await insertOnce(tx, ReminderEntity, { userId, type, dueAt })))
      await tx.manager.update(ReminderEntity, { userId, type }, { dueAt });
  }

  /** Sends everything that's due. */
  async sendDue(signal?: AbortSignal): Promise<void> {
    const now = this.clock.now();
    for (;;) {
      const due = await this.database.dataSource.manager.find(ReminderEntity, {
        where: { dueAt: LessThanOrEqual(now) },
        order: { dueAt: 'ASC' },
        take: BATCH,
      });
      for (const row of due) {
        signal?.throwIfAborted();
        await this.send(row, now);
      }
      if (due.length < BATCH) return;
    }
  }

  /** One learner's failure must not keep the others waiting. */
  private async send({ userId, type, dueAt }: ReminderEntity, now: Date): Promise<void> {
    try {
      const key = await this.byType.get(type)?.keyFor(userId, dueAt, now);
      await this.database.transaction(async (tx) => {
        const { affected } = await tx.manager.delete(ReminderEntity, { userId, type, dueAt });
        if (affected !== 1 || key == null) return;
        await this.notifications.add(tx, { userId, type: type as ReminderType, data: {}, key, at: now });
      });
    } catch (error) {
      this.log.error(`${userId} could not be reminded of ${type}: ${error}`);
      const later = { dueAt: new Date(now.getTime() + RETRY_MS) };
      await this.database.dataSource.manager.update(ReminderEntity, { userId, type }, later);
    }
  }
}
