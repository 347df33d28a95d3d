import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner's linked GitHub account: one for each learner, and one learner for each account. */
@PersonalData({ secret: ['token'] })
@Entity('github_accounts')
@Index('uq_github_accounts_user', ['userId'], { unique: true })
@Index('uq_github_accounts_github', ['githubId'], { unique: true })
export class GithubAccountEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  /** GitHub's own number of the account: a login can change. */
  @Column({ type: 'varchar' })
  githubId!: string;

  @Column({ type: 'varchar' })
  login!: string;

  /** Encrypted (`TokenVault`). */
  @Column({ type: 'text' })
  token!: string;

  @Column(timestampColumn())
  linkedAt!: Date;
}
