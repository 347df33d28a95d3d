import { timestampColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to when events of a name were deleted: a backfill says so. */
@Entity('pruned_events')
export class PrunedEventsEntity {
  @PrimaryColumn({ type: 'varchar' }) name!: string;
  /** When the newest of them occurred. */
  @Column(timestampColumn()) newestAt!: Date;
}
