import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { MAX_ANNOUNCEMENT } from '@shared/contracts/text-limits';
import { text } from '@shared/texts';
import { IsNull, LessThan } from 'typeorm';
import type { NotificationDataByType, NotificationKind } from '../notification-data';
import { Notifications } from '../notifications';
import { BroadcastEntity } from './broadcast.entity';

export interface NewBroadcast<Type extends NotificationKind> {
  type: Type;
  data: NotificationDataByType[Type];
  /** What it's about; each is sent once. */
  key: string;
  at: Date;
}

export interface Announcement {
  id: string;
  createdAt: Date;
  text: string;
  /** Everybody has it. */
  isSent: boolean;
}

/**
 * Notifications to everybody. They're stored first, and `notifications.send-broadcasts` then hands them out in batches:
 * starting one returns immediately, and a restart continues where it stopped.
 */
@Injectable()
export class Broadcasts {
  /** Learners of one transaction. */
  protected readonly batch: number = 200;

  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** False if there was one with this type and key before. */
  async start<Type extends NotificationKind>(
    tx: Transaction,
    { type, data, key, at }: NewBroadcast<Type>,
  ): Promise<boolean> {
    const row = { id: newId(at.getTime()), type, key, data, createdAt: at, cursor: null, doneAt: null };
    return insertOnce(tx, BroadcastEntity, row);
  }

  /**
   * False if there was one with this id before.
   * @throws DomainError `invalid` for a text that's empty or too long.
   */
  async announce(tx: Transaction, words: string, announcementId = newId()): Promise<boolean> {
    const trimmed = words.trim();
    if (trimmed === '' || trimmed.length > MAX_ANNOUNCEMENT)
      throw new DomainError('invalid', text('admin.announcement-length', { max: MAX_ANNOUNCEMENT }));
    const data = { announcementId, text: trimmed };
    return this.start(tx, { type: 'announcement', data, key: announcementId, at: this.clock.now() });
  }

  /** The newest announcements; the next ones come after the last one's id. */
  async announcements(limit: number, after?: string): Promise<Announcement[]> {
    const rows = await this.database.dataSource.manager.find(BroadcastEntity, {
      where: { type: 'announcement', ...(after !== undefined && { id: LessThan(after) }) },
      order: { id: 'DESC' },
      take: limit,
    });
    return rows.map(({ id, createdAt, data, doneAt }) => ({
      id,
      createdAt,
      text: 'text' in data ? data.text : '',
      isSent: doneAt !== null,
    }));
  }

  /** Hands out everything that's left. */
  async sendAll(signal?: AbortSignal): Promise<void> {
    const rows = await this.database.dataSource.manager.find(BroadcastEntity, {
      select: { id: true },
      where: { doneAt: IsNull() },
      order: { createdAt: 'ASC' },
    });
    for (const { id } of rows) {
      while (await this.sendBatch(id)) signal?.throwIfAborted();
    }
  }

  /** @returns whether there may be more. */
  private sendBatch(id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const broadcast = await lockRow(tx, BroadcastEntity, { id });
      if (!broadcast || broadcast.doneAt) return false;
      const { type, key, data, cursor } = broadcast;
      const learners = await tx.manager.sql<Array<{ id: string }>>`
        SELECT id FROM users WHERE id > ${cursor ?? ''} ORDER BY id LIMIT ${this.batch}`;
      const at = this.clock.now();
      for (const { id: userId } of learners)
        await this.notifications.add(tx, { userId, type, data: data as never, key, at });
      const isLast = learners.length < this.batch;
      const change = { cursor: learners.at(-1)?.id ?? cursor, doneAt: isLast ? at : null };
      await tx.manager.update(BroadcastEntity, { id }, change);
      return !isLast;
    });
  }
}
