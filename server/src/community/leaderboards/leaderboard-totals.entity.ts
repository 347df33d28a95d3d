import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sums over all leaderboard entries, in a single row. */
@Entity('leaderboard_totals')
export class LeaderboardTotalsEntity {
  /** Always 1. */
  @PrimaryColumn({ type: 'integer' })
  id!: number;

  /** With at least one completed lesson. */
  @Column({ type: 'bigint' })
  learners!: number;

  @Column({ type: 'bigint' })
  lessons!: number;

  @Column({ type: 'bigint' })
  dayXp!: number;

  @Column({ type: 'bigint' })
  archmages!: number;
}
