import { booleanColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner in one season, and how it ended for them. */
@PersonalData()
@Entity('league_members')
@Index('ix_league_members_league', ['leagueId'])
@Index('ix_league_members_waiting', ['isWaiting', 'nextTier', 'xp', 'userId'])
export class LeagueMemberEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn({ type: 'integer' })
  season!: number;

  @Column(uuidColumn())
  leagueId!: string;

  /** XP count from this moment on, inclusive. */
  @Column(timestampColumn())
  countsFrom!: Date;

  /** The learner's total XP before that. */
  @Column({ type: 'integer' })
  startXp!: number;

  /** XP of the season; null until it's settled. */
  @Column({ type: 'integer', nullable: true })
  xp!: number | null;

  /** The place, if it was among the first three; kept forever. */
  @Column({ type: 'integer', nullable: true })
  badge!: number | null;

  /** The tier of the learner's next season; null until this one is settled. */
  @Column({ type: 'integer', nullable: true })
  nextTier!: number | null;

  /** Whether the rollover still has to find the learner a group. */
  @Column(booleanColumn())
  isWaiting!: boolean;
}
