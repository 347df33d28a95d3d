import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The logo. In the database, so that all servers have it and a backup contains it. */
@Entity('site_logos')
export class SiteLogoEntity {
  /** Part of its address: each upload gets a new one. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** The PNG file in base64. */
  @Column({ type: 'text' })
  png!: string;
}
