import { Injectable } from '@nestjs/common';
import { columnsOf, type ExerciseRef, type LocaleChoice, OpenExercise } from '@server/learning/exercises';
import { LearnerAttempts } from '@server/solving/submissions';
import type { SavedAnswer } from '@shared/contracts';
import { DataSource, MoreThan } from 'typeorm';
import { DraftEntity } from './draft.entity';
import { DraftVersionEntity } from './draft-version.entity';

export interface LearnersWork {
  draft: DraftEntity | null;
  /** The answer that was submitted last; null if there's a draft. */
  lastAnswer: SavedAnswer | null;
}

/** Reads a learner's own work in an exercise. */
@Injectable()
export class LearnerDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly exercises: OpenExercise,
    private readonly attempts: LearnerAttempts,
  ) {}

  /** @throws DomainError `not-found` if there is no such exercise. */
  async workIn(userId: string, exercise: ExerciseRef, locale?: LocaleChoice): Promise<LearnersWork> {
    await this.exercises.execute(exercise);
    const drafts = this.dataSource.getRepository(DraftEntity);
    const draft = await drafts.findOneBy({ userId, ...columnsOf(exercise), version: MoreThan(0) });
    return { draft, lastAnswer: draft ? null : await this.attempts.lastAnswer(userId, exercise, locale) };
  }

  /**
   * The newest first.
   * @throws DomainError `not-found` if there is no such exercise.
   */
  async versionsIn(userId: string, exercise: ExerciseRef): Promise<DraftVersionEntity[]> {
    await this.exercises.execute(exercise);
    const versions = this.dataSource.getRepository(DraftVersionEntity);
    return versions.find({ where: { userId, ...columnsOf(exercise) }, order: { id: 'DESC' } });
  }
}
