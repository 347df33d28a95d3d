import {
  booleanColumn,
  enumColumn,
  PersonalData,
  timestampColumn,
  uuidColumn,
} from '@server/platform/database';
import type { Locale } from '@shared/locales';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An account. Levels, XP and gems belong to the game (UserTotals). */
@PersonalData({ of: 'id' })
@Entity('users')
@Index('uq_users_email', ['email'], { unique: true })
@Index('uq_users_handle', ['handle'], { unique: true })
@Index('ix_users_erase_at', ['eraseAt'])
export class UserEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** Part of the public profile's URL: /u/{handle}. Lowercase letters, digits and dashes. */
  @Column({ type: 'varchar' })
  handle!: string;

  /** Lowercase. */
  @Column({ type: 'varchar' })
  email!: string;

  @Column({ type: 'varchar' })
  firstName!: string;

  @Column({ type: 'varchar' })
  lastName!: string;

  /** IANA name. The learner's days start at midnight in this zone. */
  @Column({ type: 'varchar' })
  timeZone!: string;

  /** Null until the learner or their first request named one. */
  @Column(enumColumn({ nullable: true }))
  locale!: Locale | null;

  @Column(booleanColumn())
  vimEnabled!: boolean;

  @Column(booleanColumn())
  isAdmin!: boolean;

  @Column({ type: 'varchar', nullable: true })
  profileImageUrl!: string | null;

  @Column({ type: 'varchar', nullable: true })
  discordUserId!: string | null;

  /** Since when nothing that compares learners is shown to them; null if it is. */
  @Column(timestampColumn({ nullable: true }))
  hidesCompetitionSince!: Date | null;

  @Column(uuidColumn({ nullable: true }))
  referringUserId!: string | null;

  @Column(uuidColumn({ nullable: true }))
  activeTrackId!: string | null;

  /** Since when nobody can sign in to it, and others don't see it; null if they can. */
  @Column(timestampColumn({ nullable: true }))
  suspendedAt!: Date | null;

  /** Why, as its owner was told. */
  @Column({ type: 'text', nullable: true })
  suspensionReason!: string | null;

  /** When it's deleted for good, unless an admin takes that back. */
  @Column(timestampColumn({ nullable: true }))
  eraseAt!: Date | null;
}
