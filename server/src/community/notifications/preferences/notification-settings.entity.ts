import { jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { Day } from '@shared/rules/days';
import type { ChangedPreferences } from '@shared/rules/notification-preferences';
import type { QuietHours } from '@shared/rules/quiet-hours';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a learner has changed about their notifications. Learners who haven't changed anything have no row. */
@PersonalData()
@Entity('notification_settings')
@Index('ix_notification_settings_digest', ['digestDueAt'])
export class NotificationSettingsEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @Column(jsonColumn())
  preferences!: ChangedPreferences;

  @Column(jsonColumn())
  quietHours!: QuietHours;

  /** When their next evening begins; null if they get no emails. */
  @Column(timestampColumn({ nullable: true }))
  digestDueAt!: Date | null;

  /** The last day whose email is decided: sent, or nothing to say. */
  @Column({ type: 'varchar', nullable: true })
  digestDay!: Day | null;
}
