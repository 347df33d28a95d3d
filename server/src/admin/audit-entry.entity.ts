import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

export type AuditAction =
  | 'make-admin'
  | 'remove-admin'
  | 'accept-report'
  | 'dismiss-report'
  | 'reopen-report'
  | 'start-boss'
  | 'add-outage'
  | 'set-up'
  | 'change-site'
  | 'change-logo'
  | 'invite'
  | 'withdraw-invitation';

/** Something that an admin did. Never changed or deleted. */
@PersonalData({ of: 'adminId', onErasure: 'keep', secret: 'all' })
@Entity('audit_entries')
export class AuditEntryEntity {
  /** Ids are in the order of time. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Null for a command on the server. */
  @Column(uuidColumn({ nullable: true }))
  adminId!: string | null;

  @Column(enumColumn())
  action!: AuditAction;

  /** What it was done to: an id or a slug. */
  @Column({ type: 'varchar' })
  subject!: string;

  /** What helps to understand it later. No secrets, and no more about a learner than their handle. */
  @Column(jsonColumn())
  details!: Record<string, string>;
}
