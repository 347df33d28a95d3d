import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** GitHub's accounts have a table of their own (server/src/solving/github), with what else they're good for. */
export type IdentityProvider = 'google' | 'discord';

/** A user's account elsewhere: one per provider, and never two users' at a time. */
@PersonalData()
@Entity('identities')
@Index('uq_identities_subject', ['provider', 'subject'], { unique: true })
@Index('uq_identities_user', ['userId', 'provider'], { unique: true })
export class IdentityEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  provider!: IdentityProvider;

  /** The provider's own id of the account: names and addresses can change. */
  @Column({ type: 'varchar' })
  subject!: string;

  /** What its owner knows it by: an email address, a name. */
  @Column({ type: 'varchar' })
  label!: string;

  @Column(timestampColumn())
  linkedAt!: Date;
}
