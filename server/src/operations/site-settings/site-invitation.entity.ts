import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An address that may sign up although sign-up is by invitation. It stays valid when the admin leaves, not when the invited person does. */
@PersonalData({
  of: 'adminId',
  onErasure: 'keep',
  secret: 'all',
  forget: async (manager, { email }) => void (await manager.delete(SiteInvitationEntity, { email })),
})
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
