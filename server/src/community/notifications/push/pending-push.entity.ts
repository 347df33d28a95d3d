import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PushDeviceEntity } from './push-device.entity';

/** A notification that one device hasn't got yet. Deleted once it's sent, seen in the app, or too late. */
@PersonalData({ through: ['deviceId', () => PushDeviceEntity], secret: 'all' })
@Entity('pending_pushes')
@Index('ix_pending_pushes_due', ['dueAt'])
export class PendingPushEntity {
  @PrimaryColumn(uuidColumn())
  notificationId!: string;

  @PrimaryColumn(uuidColumn())
  deviceId!: string;

  /** When to send it: now, at the end of quiet hours, or after a failed attempt. */
  @Column(timestampColumn())
  dueAt!: Date;

  @Column(timestampColumn())
  expiresAt!: Date;

  @Column({ type: 'integer' })
  attempts!: number;
}
