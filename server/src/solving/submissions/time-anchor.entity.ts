import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A moment on the server's and a device's clock. A session has at most one: the time it was last online. */
@PersonalData({ secret: ['secret'] })
@PersonalData({ secret: ['secret'] })
@Entity('time_anchors')
@Index('uq_time_anchors_session', ['sessionId'], { unique: true })
@Index('ix_time_anchors_user', ['userId'])
export class TimeAnchorEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  sessionId!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** The same moment on the device's clock. */
  @Column(timestampColumn())
  localAt!: Date;

  /** Signs the times of answers. */
  @Column({ type: 'varchar' })
  secret!: string;

  /** When the latest answer that was accepted with it was made. */
  @Column(timestampColumn({ nullable: true }))
  lastMadeAt!: Date | null;
}
