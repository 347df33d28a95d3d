import { booleanColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What a learner has achieved, kept up to date so that a board is read from the end of an index, however many learners
 * there are. Everything in it except `competes` and the badge can be calculated again.
 */
@PersonalData()
@Entity('leaderboard_entries')
@Index('ix_leaderboard_entries_day', ['competes', 'dayXp', 'userId'])
@Index('ix_leaderboard_entries_karma', ['competes', 'karma', 'userId'])
@Index('ix_leaderboard_entries_archmage', ['competes', 'archmageAt', 'userId'])
@Index('ix_leaderboard_entries_expiry', ['dayExpiresAt'])
export class LeaderboardEntryEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  /** Whether others see this learner. */
  @Column(booleanColumn())
  competes!: boolean;

  @Column({ type: 'integer' })
  totalXp!: number;

  /** XP of the last 24 hours, as of the last update. */
  @Column({ type: 'integer' })
  dayXp!: number;

  /** When `dayXp` becomes less without anything else happening; null when it's 0. */
  @Column(timestampColumn({ nullable: true }))
  dayExpiresAt!: Date | null;

  /** Lessons completed. */
  @Column({ type: 'integer' })
  lessons!: number;

  @Column({ type: 'integer' })
  karma!: number;

  /** When they reached level 100. */
  @Column(timestampColumn({ nullable: true }))
  archmageAt!: Date | null;

  /** The league of the best badge they won there; null without one. */
  @Column({ type: 'integer', nullable: true })
  badgeTier!: number | null;

  /** 1 to 3: the place of that badge. */
  @Column({ type: 'integer', nullable: true })
  badgePlace!: number | null;
}
