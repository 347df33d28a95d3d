import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An address that may sign up although sign-up is by invitation. It stays valid when the admin leaves. */
@PersonalData({ of: 'adminId', onErasure: 'keep', secret: 'all' })
@Entity('site_invitations')
@Index('uq_site_invitations_email', ['email'], { unique: true })
export class SiteInvitationEntity {
  /** Ids are in the order of time. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Lowercase. */
  @Column({ type: 'varchar' })
  email!: string;

  @Column(uuidColumn())
  adminId!: string;
}
