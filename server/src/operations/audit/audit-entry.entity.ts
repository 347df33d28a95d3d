import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { AuditAction } from '@shared/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { forgetInAudit } from './forget-in-audit';

/** Something that an admin did. Never deleted, and changed only when somebody deletes their account. */
@PersonalData({ of: 'adminId', onErasure: 'keep', forget: forgetInAudit, secret: 'all' })
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
