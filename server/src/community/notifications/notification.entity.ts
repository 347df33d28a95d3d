import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NotificationDataByType, NotificationKind } from './notification-data';

/** Something a learner should know. Created once per key. */
@PersonalData()
@Entity('notifications')
@Index('uq_notifications_key', ['userId', 'type', 'key'], { unique: true })
@Index('ix_notifications_newest', ['userId', 'createdAt'])
export class NotificationEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  type!: NotificationKind;

  /** What it's about, such as the id of the chest or the day of the streak. */
  @Column({ type: 'varchar' })
  key!: string;

  @Column(jsonColumn())
  data!: NotificationDataByType[NotificationKind];

  @Column(timestampColumn())
  createdAt!: Date;

  /** Null until the learner has seen it in the app. */
  @Column(timestampColumn({ nullable: true }))
  viewedAt!: Date | null;
}
