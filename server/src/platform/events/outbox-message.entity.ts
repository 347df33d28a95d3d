import { enumColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `dead`: failed for good; kept, with its last error, for somebody to look at. */
export type OutboxState = 'pending' | 'done' | 'dead';

/** One event on its way to one subscriber. */
@Entity('outbox_messages')
@Index('ix_outbox_messages_due', ['state', 'availableAt'])
@Index('ix_outbox_messages_finished', ['state', 'finishedAt'])
export class OutboxMessage {
  @PrimaryColumn(uuidColumn()) id!: string;
  @Column({ type: 'varchar' }) event!: string;
  @Column({ type: 'varchar' }) subscriber!: string;
  @Column({ type: 'varchar', nullable: true }) orderKey!: string | null;
  /** JSON as it was emitted; parsed and checked by the event's schema when it is handled. */
  @Column({ type: 'text' }) payload!: string;
  @Column(enumColumn()) state!: OutboxState;
  /** How often a dispatcher has taken it on. */
  @Column({ type: 'integer' }) attempts!: number;
  /** The dispatcher that has it until `availableAt`; null: nobody. */
  @Column({ type: 'varchar', nullable: true }) owner!: string | null;
  @Column(timestampColumn()) occurredAt!: Date;
  /** From when on any dispatcher may take it: the end of a lease, or of the pause after a failure. */
  @Column(timestampColumn()) availableAt!: Date;
  @Column(timestampColumn({ nullable: true })) finishedAt!: Date | null;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
}
