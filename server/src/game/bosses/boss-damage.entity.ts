import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A learner's part in a fight. */
@PersonalData({ onErasure: 'keep' })
@Entity('boss_damage')
@Index('ix_boss_damage_chests', ['eventId', 'chests', 'xp'])
@Index('ix_boss_damage_user', ['userId'])
export class BossDamageEntity {
  @PrimaryColumn(uuidColumn())
  eventId!: string;

  @PrimaryColumn(uuidColumn())
  userId!: string;

  /** XP earned during the fight, as far as it was counted. */
  @Column({ type: 'integer' })
  xp!: number;

  /** Lessons completed during the fight, as far as they were counted. */
  @Column({ type: 'integer' })
  lessons!: number;

  /** Chests that the learner has got. */
  @Column({ type: 'integer' })
  chests!: number;

  /** Of the first XP; null while there are none. */
  @Column(timestampColumn({ nullable: true }))
  firstHitAt!: Date | null;
}
