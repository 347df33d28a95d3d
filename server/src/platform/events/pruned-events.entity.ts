import { timestampColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That events of a name were deleted, for whoever wants to backfill them. */
@Entity('pruned_events')
export class PrunedEventsEntity {
  @PrimaryColumn({ type: 'varchar' }) name!: string;
  /** When the newest of them occurred. */
  @Column(timestampColumn()) newestAt!: Date;
}
