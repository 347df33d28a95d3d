import type { ExerciseSourceName } from '@server/learning/exercises';
import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DraftAnswer } from './draft.entity';

/** Earlier work in an exercise, kept so that the learner can restore it. Only the newest few are kept. */
@PersonalData()
@Entity('exercise_draft_versions')
@Index('ix_exercise_draft_versions_user_exercise', ['userId', 'exerciseSource', 'exerciseId'])
export class DraftVersionEntity {
  /** In the order in which versions were kept. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(enumColumn())
  exerciseSource!: ExerciseSourceName;

  @Column(uuidColumn())
  exerciseId!: string;

  /** When it was saved as a draft, or when it was given up without having been saved. */
  @Column(timestampColumn())
  savedAt!: Date;

  /** `elsewhere`: another window overwrote it unseen. `replaced`: the learner gave it up, as by starting over. */
  @Column(enumColumn())
  reason!: 'elsewhere' | 'replaced';

  @Column({ type: 'varchar' })
  writer!: string;

  @Column({ type: 'varchar', nullable: true })
  starter!: string | null;

  @Column(jsonColumn())
  answer!: DraftAnswer;
}
