import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from '../notification-data';

/** When to think about reminding a learner. One of each type; deleted when its time has come. */
@PersonalData()
@Entity('reminders')
@Index('ix_reminders_due', ['dueAt'])
export class ReminderEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(enumColumn())
  type!: NotificationKind;

  @Column(timestampColumn())
  dueAt!: Date;
}
