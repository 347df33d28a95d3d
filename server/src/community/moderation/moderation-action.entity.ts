import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ModerationAction, ReportKind } from '@shared/rules/moderation';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What an admin decided about a learner. The log has it forever; this is what it takes to undo it. */
@PersonalData({ secret: ['adminId'] })
@Entity('moderation_actions')
@Index('ix_moderation_actions_case', ['caseId'])
@Index('ix_moderation_actions_user', ['userId', 'createdAt'])
@Index('ix_moderation_actions_created', ['createdAt'])
export class ModerationActionEntity {
  /** Ids are in the order of time. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Null for one from the account's page. */
  @Column(uuidColumn({ nullable: true }))
  caseId!: string | null;

  /** Whom it was done to. */
  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  adminId!: string;

  @Column(enumColumn())
  action!: ModerationAction;

  /** Of what it was done to; null for the account. */
  @Column(enumColumn({ nullable: true }))
  kind!: ReportKind | null;

  /** As its author was told. */
  @Column({ type: 'text' })
  reason!: string;

  /** What was there; null if there's nothing to put back, and once it can't be undone anymore. */
  @Column(jsonColumn({ nullable: true }))
  before!: Record<string, string | null> | null;

  @Column(timestampColumn({ nullable: true }))
  undoneAt!: Date | null;
}
