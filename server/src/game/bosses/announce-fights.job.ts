import { Injectable } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { Clock } from '@server/platform/clock';
import { Database, lockRow, type Transaction } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { IsNull, MoreThan } from 'typeorm';
import { bossThumbnail } from './boss.presenter';
import { BossEventEntity } from './boss-event.entity';

/** Learners of one transaction: few enough that nobody waits for it. */
const BATCH = 100;

/**
 * Notifies everybody that a fight has begun, in small transactions in the order of their ids. The fight remembers the last
 * learner, so a run that fails or stops continues from there, and it includes those who sign up meanwhile.
 */
@Injectable()
export class AnnounceFights extends ScheduledJob {
  readonly name = 'bosses.announce-fights';
  readonly everyMs = 10_000;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly notifications: Notifications,
  ) {
    super();
  }

  async run(_slot: Date, signal?: AbortSignal): Promise<void> {
    const open = await this.database.dataSource.manager.findBy(BossEventEntity, {
      announcedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
    for (const { id } of open) {
      let isDone = false;
      while (!isDone) {
        signal?.throwIfAborted();
        isDone = await this.database.transaction((tx) => this.notifyNext(tx, id));
      }
    }
  }

  /** True if nobody is left. */
  private async notifyNext(tx: Transaction, id: string): Promise<boolean> {
    const event = await lockRow(tx, BossEventEntity, { id });
    if (!event || event.announcedAt) return true;
    const users: Array<{ id: string }> = await tx.manager.sql`
      SELECT id FROM users WHERE id > ${event.announcedThrough ?? ''} ORDER BY id LIMIT ${BATCH}`;
    const at = this.clock.now();
    const data = { thumbnailUrl: bossThumbnail(event.boss) };
    for (const { id: userId } of users)
      await this.notifications.add(tx, { userId, type: 'boss_event_start', data, key: id, at });
    const isDone = users.length < BATCH;
    const announcedThrough = users.at(-1)?.id ?? event.announcedThrough;
    await tx.manager.update(BossEventEntity, { id }, { announcedThrough, announcedAt: isDone ? at : null });
    return isDone;
  }
}
