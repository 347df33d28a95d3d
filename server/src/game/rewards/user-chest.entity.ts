import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ChestKind, ChestSource } from '@shared/rules/chests';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A chest that a learner has. Its contents follow from its kind, seed and edition (docs/chests.md). */
@PersonalData({ secret: ['seed'] })
@Entity('user_chests')
@Index('uq_user_chests_source', ['userId', 'source', 'sourceId'], { unique: true })
export class UserChestEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  kind!: ChestKind;

  @Column(enumColumn())
  source!: ChestSource;

  /** What it was awarded for, such as the id of the quest. A learner gets one chest for it. */
  @Column({ type: 'varchar' })
  sourceId!: string;

  /** 128 random bits in hexadecimal. Never sent to a client before the chest is open. */
  @Column({ type: 'varchar' })
  seed!: string;

  /** Index of ODDS (shared/rules/chests.ts). */
  @Column({ type: 'integer' })
  edition!: number;

  @Column(timestampColumn())
  awardedAt!: Date;
}
