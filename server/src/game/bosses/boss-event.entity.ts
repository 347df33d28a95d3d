import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A fight against a boss. */
@Entity('boss_events')
@Index('uq_boss_events_running', ['running'], { unique: true })
@Index('ix_boss_events_starts', ['startsAt'])
export class BossEventEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  /** The boss's slug in content/bosses. */
  @Column({ type: 'varchar' })
  boss!: string;

  /** 1 from the start until the next start looks whether it has expired, then null: two fights never run at the same time. */
  @Column({ type: 'integer', nullable: true })
  running!: number | null;

  @Column(timestampColumn())
  startsAt!: Date;

  @Column(timestampColumn())
  expiresAt!: Date;

  @Column(timestampColumn({ nullable: true }))
  defeatedAt!: Date | null;

  /** XP that defeat it. */
  @Column({ type: 'bigint' })
  health!: number;

  /** Lessons an hour that give the full aura. */
  @Column({ type: 'integer' })
  fullAuraLessons!: number;

  /** XP of hits that are no longer in boss_hits. */
  @Column({ type: 'bigint' })
  foldedXp!: number;

  /** The last learner who was notified of the start, in the order of their ids. */
  @Column(uuidColumn({ nullable: true }))
  announcedThrough!: string | null;

  /** When everybody was notified. */
  @Column(timestampColumn({ nullable: true }))
  announcedAt!: Date | null;

  /** The last learner whose achievements were counted after the defeat, in the order of their ids. */
  @Column(uuidColumn({ nullable: true }))
  honoredThrough!: string | null;

  /** When everything that follows from it was done. */
  @Column(timestampColumn({ nullable: true }))
  settledAt!: Date | null;
}
