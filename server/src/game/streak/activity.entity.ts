import { enumColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

export type ActivityKind = 'lesson' | 'training';

/** Something that a learner completed. Only ever added. */
@PersonalData()
@Entity('activities')
@Index('ix_activities_user', ['userId', 'happenedAt'])
export class ActivityEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(enumColumn())
  kind!: ActivityKind;

  /** The id of the lesson, or of the training's review. */
  @PrimaryColumn(uuidColumn())
  source!: string;

  @Column(timestampColumn())
  happenedAt!: Date;
}
