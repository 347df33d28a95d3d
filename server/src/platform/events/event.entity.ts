import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One domain event. Rows are only ever added. */
@Entity('events')
@Index('uq_events_id', ['id'], { unique: true })
@Index('ix_events_name', ['name', 'position'])
export class EventEntity {
  /** Ascending in the order of commits within an order key; may have gaps. */
  @PrimaryColumn({ type: 'bigint' }) position!: number;
  @Column(uuidColumn()) id!: string;
  @Column({ type: 'varchar' }) name!: string;
  /** Of the payload's schema. */
  @Column({ type: 'integer' }) version!: number;
  @Column({ type: 'varchar', nullable: true }) orderKey!: string | null;
  /** JSON. */
  @Column({ type: 'text' }) payload!: string;
  @Column(timestampColumn()) occurredAt!: Date;
}
