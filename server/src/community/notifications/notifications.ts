import { Injectable, Optional } from '@nestjs/common';
import { UserPush } from '@server/community/realtime';
import { Clock } from '@server/platform/clock';
import { insertOnce, newId, type Transaction } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { MAX_NOTIFICATIONS } from '@shared/contracts';
import { DEFAULT_LOCALE } from '@shared/locales';
import { text } from '@shared/texts';
import { DataSource, IsNull } from 'typeorm';
import { NotificationEntity } from './notification.entity';
import { presentNotificationCreated } from './notification.presenter';
import type { NotificationDataByType, NotificationKind } from './notification-data';
import { NotificationDelivery } from './notification-delivery';

export interface NewNotification<Type extends NotificationKind> {
  userId: string;
  type: Type;
  data: NotificationDataByType[Type];
  /** What it's about; a learner gets one notification per type and key. */
  key: string;
  at: Date;
}

/** Learners' notifications (docs/notifications.md). */
@Injectable()
export class Notifications {
  constructor(
    private readonly dataSource: DataSource,
    private readonly push: UserPush,
    private readonly clock: Clock,
    @Optional() private readonly delivery?: NotificationDelivery,
  ) {}

  /**
   * Stores it, and sends it to the learner's open windows and devices after the commit, by their preferences; false if
   * it was there before.
   */
  async add<Type extends NotificationKind>(
    tx: Transaction,
    notification: NewNotification<Type>,
  ): Promise<boolean> {
    const { at, ...given } = notification;
    const row = { id: newId(at.getTime()), ...given, createdAt: at, viewedAt: null };
    if (!(await insertOnce(tx, NotificationEntity, row))) return false;
    const routed = (await this.delivery?.route(tx, row)) ?? { isSilent: false, locale: DEFAULT_LOCALE };
    const message = presentNotificationCreated(row, routed);
    tx.afterCommit(() => this.push.send(given.userId, message));
    return true;
  }

  /** The newest first. */
  of(userId: string): Promise<NotificationEntity[]> {
    return this.dataSource.getRepository(NotificationEntity).find({
      where: { userId },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: MAX_NOTIFICATIONS,
    });
  }

  /** @throws DomainError `not-found`, also for another learner's. */
  async markViewed(userId: string, id: string): Promise<void> {
    const repository = this.dataSource.getRepository(NotificationEntity);
    const { affected } = await repository.update({ id, userId, viewedAt: IsNull() }, this.viewedNow());
    if (affected === 0 && !(await repository.existsBy({ id, userId })))
      throw new DomainError('not-found', text('notifications.none'));
  }

  async markAllViewed(userId: string): Promise<void> {
    const repository = this.dataSource.getRepository(NotificationEntity);
    await repository.update({ userId, viewedAt: IsNull() }, this.viewedNow());
  }

  private viewedNow(): { viewedAt: Date } {
    return { viewedAt: this.clock.now() };
  }
}
