import { enumColumn, jsonColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NotificationDataByType, NotificationKind } from '../notification-data';

/** A notification to everybody. */
@Entity('broadcasts')
@Index('uq_broadcasts_key', ['type', 'key'], { unique: true })
export class BroadcastEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(enumColumn())
  type!: NotificationKind;

  @Column({ type: 'varchar' })
  key!: string;

  @Column(jsonColumn())
  data!: NotificationDataByType[NotificationKind];

  @Column(timestampColumn())
  createdAt!: Date;

  /** The last learner who has got it, in the order of ids. */
  @Column(uuidColumn({ nullable: true }))
  cursor!: string | null;

  @Column(timestampColumn({ nullable: true }))
  doneAt!: Date | null;
}
