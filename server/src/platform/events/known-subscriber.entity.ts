import { timestampColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A subscriber, and since when it has been known: a new one may still need a backfill of old events. */
@Entity('known_subscribers')
export class KnownSubscriberEntity {
  @PrimaryColumn({ type: 'varchar' }) name!: string;
  @Column(timestampColumn()) firstSeenAt!: Date;
}
