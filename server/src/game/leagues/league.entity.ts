import { booleanColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A group of up to 25 learners who play one season together. */
@Entity('leagues')
@Index('ix_leagues_open', ['season', 'tier', 'isOpen', 'pace'])
@Index('ix_leagues_season', ['season', 'id'])
@Index('ix_leagues_settled', ['isSettled', 'season'])
export class LeagueEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column({ type: 'integer' })
  season!: number;

  /** 0 is the lowest. */
  @Column({ type: 'integer' })
  tier!: number;

  /** XP that its first learner earned in the four weeks before joining. */
  @Column({ type: 'integer' })
  pace!: number;

  /** Places taken, also by learners who have opted out since: theirs is kept for them. */
  @Column({ type: 'integer' })
  members!: number;

  /** Whether there's a place left. */
  @Column(booleanColumn())
  isOpen!: boolean;

  /** Whether its season is over and everybody's result is stored. */
  @Column(booleanColumn())
  isSettled!: boolean;
}
