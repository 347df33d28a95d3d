import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A learner's picture. In the database, so that all servers have it, a backup contains it, and it's gone with the account.
 */
@PersonalData()
@Entity('profile_images')
@Index('uq_profile_images_user', ['userId'], { unique: true })
export class ProfileImageEntity {
  /** Part of its address: each upload gets a new one. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** The WebP file in base64, about 20 KB: a type for bytes that both databases share doesn't exist. */
  @Column({ type: 'text' })
  webp!: string;
}
