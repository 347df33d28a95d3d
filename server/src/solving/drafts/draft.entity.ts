import type { ExerciseSourceName } from '@server/learning/exercises';
import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A learner's work, in any state; exactly one of the three. */
export interface DraftAnswer {
  files?: { name: string; content: string }[];
  choice?: string;
  textInput?: string;
}

/** A learner's newest work in one exercise. */
@PersonalData()
@Entity('exercise_drafts')
export class DraftEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(enumColumn())
  exerciseSource!: ExerciseSourceName;

  @PrimaryColumn(uuidColumn())
  exerciseId!: string;

  /** Increases with each change. 0 while the first one is being saved. */
  @Column({ type: 'integer' })
  version!: number;

  @Column(timestampColumn())
  savedAt!: Date;

  /** The client's window that saved it. */
  @Column({ type: 'varchar' })
  writer!: string;

  /** The client's id of the starter code that the work is based on. */
  @Column({ type: 'varchar', nullable: true })
  starter!: string | null;

  /** Null after starting over. */
  @Column(jsonColumn({ nullable: true }))
  answer!: DraftAnswer | null;
}
