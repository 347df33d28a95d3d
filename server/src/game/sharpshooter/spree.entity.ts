import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A learner's lessons in a row that were solved with the first submit. Created by the first graded submission. */
@PersonalData()
@Entity('sharpshooter_sprees')
export class SpreeEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @Column({ type: 'integer' })
  length!: number;

  @Column({ type: 'integer' })
  longest!: number;

  /** Counted last; an event that's delivered again changes nothing. */
  @Column(uuidColumn({ nullable: true }))
  lastSubmissionId!: string | null;

  @Column(timestampColumn())
  updatedAt!: Date;
}
