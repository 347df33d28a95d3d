import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One domain event. Deleted when it's older than EVENT_RETENTION_DAYS and has no delivery left (PruneEvents). */
@Entity('events')
@Index('uq_events_id', ['id'], { unique: true })
@Index('ix_events_name', ['name', 'position'])
export class EventEntity {
  /** Ascending in the order of commits within an order key; may have gaps. Between keys, a lower one may commit later. */
  @PrimaryColumn({ type: 'bigint' }) position!: number;
  @Column(uuidColumn()) id!: string;
  @Column({ type: 'varchar' }) name!: string;
  /** Of the payload's schema. */
  @Column({ type: 'integer' }) version!: number;
  @Column({ type: 'varchar', nullable: true }) orderKey!: string | null;
  /** JSON. */
  @Column({ type: 'text' }) payload!: string;
  @Column(timestampColumn()) occurredAt!: Date;
  /** A mark for each subscriber that got a delivery of it, so that a backfill gives it to the others alone. */
  @Column({ type: 'text', default: '' }) subscribers!: string;
}

/** How `subscribers` names one: `[xp.award][quests.progress]`. */
export const subscriberMark = (name: string): string => `[${name}]`;
