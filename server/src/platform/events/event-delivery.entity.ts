import { enumColumn, timestampColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** `dead`: out of attempts; kept with its last error until an operator retries it. */
export type DeliveryState = 'pending' | 'dead';

/** An event that a subscriber hasn't handled. The row is deleted once it has. */
@Entity('event_deliveries')
@Index('ix_event_deliveries_state', ['subscriber', 'state', 'position'])
@Index('ix_event_deliveries_order', ['subscriber', 'orderKey', 'position'])
export class EventDeliveryEntity {
  @PrimaryColumn({ type: 'bigint' }) position!: number;
  @PrimaryColumn({ type: 'varchar' }) subscriber!: string;
  @Column({ type: 'varchar', nullable: true }) orderKey!: string | null;
  @Column(enumColumn()) state!: DeliveryState;
  /** How often it has been claimed. Also distinguishes a claim from a later one by another process. */
  @Column({ type: 'integer' }) attempts!: number;
  /** When it may be claimed (again): the end of a lease, or of the pause after a failure. */
  @Column(timestampColumn()) availableAt!: Date;
  @Column({ type: 'text', nullable: true }) lastError!: string | null;
}
