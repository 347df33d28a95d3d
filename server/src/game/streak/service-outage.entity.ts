import { timestampColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** When the service was last seen running: one row. */
@Entity('service_heartbeats')
export class ServiceHeartbeatEntity {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @Column(timestampColumn()) beatAt!: Date;
}

/** A time without the service, long enough to forgive a day. */
@Entity('service_outages')
@Index('ix_service_outages_end', ['endedAt'])
export class ServiceOutageEntity {
  @Column(timestampColumn({ primary: true })) startedAt!: Date;
  @Column(timestampColumn()) endedAt!: Date;
}
