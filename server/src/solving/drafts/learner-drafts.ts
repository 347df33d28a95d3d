import { Injectable } from '@nestjs/common';
import { LessonReader, type LocaleChoice } from '@server/learning/lessons';
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

/** Reads a learner's own work in a lesson. */
@Injectable()
export class LearnerDrafts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lessons: LessonReader,
    private readonly attempts: LearnerAttempts,
  ) {}

  /** @throws DomainError `not-found` if there is no such lesson. */
  async workIn(userId: string, lessonId: string, locale?: LocaleChoice): Promise<LearnersWork> {
    await this.lessons.byId(lessonId);
    const drafts = this.dataSource.getRepository(DraftEntity);
    const draft = await drafts.findOneBy({ userId, lessonId, version: MoreThan(0) });
    return { draft, lastAnswer: draft ? null : await this.attempts.lastAnswer(userId, lessonId, locale) };
  }

  /**
   * The newest first.
   * @throws DomainError `not-found` if there is no such lesson.
   */
  async versionsIn(userId: string, lessonId: string): Promise<DraftVersionEntity[]> {
    await this.lessons.byId(lessonId);
    const versions = this.dataSource.getRepository(DraftVersionEntity);
    return versions.find({ where: { userId, lessonId }, order: { id: 'DESC' } });
  }
}
