import { booleanColumn, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account. What its owner has earned is kept by the game (UserStanding). */
@Entity('users')
@Index('uq_users_email', ['email'], { unique: true })
@Index('uq_users_handle', ['handle'], { unique: true })
export class UserEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Names the public profile: /u/{handle}. Lower-case letters, digits and dashes. */
  @Column({ type: 'varchar' })
  handle!: string;

  /** In lower case. */
  @Column({ type: 'varchar' })
  email!: string;

  @Column({ type: 'varchar' })
  firstName!: string;

  @Column({ type: 'varchar' })
  lastName!: string;

  /** IANA name: the learner's days begin and end by it. */
  @Column({ type: 'varchar' })
  timeZone!: string;

  @Column(booleanColumn())
  vimEnabled!: boolean;

  @Column(booleanColumn())
  isAdmin!: boolean;

  @Column({ type: 'varchar', nullable: true })
  profileImageUrl!: string | null;

  @Column({ type: 'varchar', nullable: true })
  discordUserId!: string | null;

  @Column(uuidColumn({ nullable: true }))
  referringUserId!: string | null;

  @Column(uuidColumn({ nullable: true }))
  activeTrackId!: string | null;
}
