import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * What one learner added to a fight. A boss has thousands of hits a minute, and a total in its row would make all of them
 * wait for each other. Hits are only appended; `Settle` adds those older than an hour to the boss's row and deletes them.
 */
@PersonalData({ onErasure: 'keep' })
@Entity('boss_hits')
@Index('ix_boss_hits_event', ['eventId', 'hitAt', 'xp', 'lessons'])
export class BossHitEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  eventId!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column({ type: 'integer' })
  xp!: number;

  @Column({ type: 'integer' })
  lessons!: number;

  @Column(timestampColumn())
  hitAt!: Date;
}
