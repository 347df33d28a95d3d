import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A browser that gets a learner's notifications while the session that set it up is open. */
@PersonalData({ secret: ['p256dh', 'auth'] })
@Entity('push_devices')
@Index('uq_push_devices_endpoint', ['endpoint'], { unique: true })
@Index('ix_push_devices_user', ['userId'])
export class PushDeviceEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  sessionId!: string;

  /** Where its push service takes messages. Knowing it isn't enough to send: that takes our key. */
  @Column({ type: 'varchar' })
  endpoint!: string;

  /** The browser's public key, base64url. */
  @Column({ type: 'varchar' })
  p256dh!: string;

  /** What only the browser and we know, base64url. */
  @Column({ type: 'varchar' })
  auth!: string;

  @Column(timestampColumn())
  createdAt!: Date;
}
