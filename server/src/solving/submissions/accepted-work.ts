import { Injectable, Optional } from '@nestjs/common';
import { LessonEntity } from '@server/learning/catalog';
import { OF_LESSONS } from '@server/learning/exercises';
import type { SavedAnswer } from '@shared/contracts';
import { type LessonTypes, lessonTypeOf, lessonTypes } from '@shared/lesson-types';
import { DataSource, In } from 'typeorm';
import { RegradeEntity } from './regrade.entity';
import { SubmissionEntity } from './submission.entity';

/** The first answer to a lesson that was accepted, in the API's form. */
export interface AcceptedAnswer {
  submissionId: string;
  lessonId: string;
  createdAt: Date;
  answer: SavedAnswer;
}

/** The lessons that a learner has solved, as they were submitted. */
@Injectable()
export class AcceptedWork {
  constructor(
    private readonly dataSource: DataSource,
    @Optional() private readonly types: LessonTypes = lessonTypes,
  ) {}

  /** At most one answer for each of `lessonIds`, also of retired lessons, in the order they were submitted. */
  async of(userId: string, lessonIds: readonly string[]): Promise<AcceptedAnswer[]> {
    if (lessonIds.length === 0) return [];
    const firstIds = await this.firstIds(userId, lessonIds);
    const [submissions, lessons] = await Promise.all([
      this.dataSource
        .getRepository(SubmissionEntity)
        .find({ where: { id: In(firstIds) }, order: { id: 'ASC' } }),
      this.dataSource
        .getRepository(LessonEntity)
        .find({ select: { id: true, data: true }, where: { id: In([...lessonIds]) } }),
    ]);
    const dataOf = new Map(lessons.map(({ id, data }) => [id, data]));
    return submissions.flatMap(({ id, exerciseId: lessonId, createdAt, answer }) => {
      const data = dataOf.get(lessonId);
      if (!data) return [];
      const presented = lessonTypeOf(data, this.types).presentAnswer(answer);
      return [{ submissionId: id, lessonId, createdAt, answer: presented }];
    });
  }

  /** Of each lesson's first accepted submission, whether it was accepted right away or by a regrade. */
  private async firstIds(userId: string, lessonIds: readonly string[]): Promise<string[]> {
    const isAccepted = { userId, resultSlug: 'success' } as const;
    const isOfThem = In([...lessonIds]);
    // Ids are in the order of their time.
    const [submitted, regraded] = await Promise.all([
      this.dataSource
        .getRepository(SubmissionEntity)
        .createQueryBuilder('submission')
        .select('MIN(submission.id)', 'id')
        .addSelect('submission.exerciseId', 'lessonId')
        .where({ ...isAccepted, ...OF_LESSONS, exerciseId: isOfThem })
        .groupBy('submission.exerciseId')
        .getRawMany<{ id: string; lessonId: string }>(),
      this.dataSource
        .getRepository(RegradeEntity)
        .createQueryBuilder('regrade')
        .select('MIN(regrade.submissionId)', 'id')
        .addSelect('regrade.lessonId', 'lessonId')
        .where({ ...isAccepted, lessonId: isOfThem })
        .groupBy('regrade.lessonId')
        .getRawMany<{ id: string; lessonId: string }>(),
    ]);
    const firsts = new Map<string, string>();
    for (const { id, lessonId } of [...submitted, ...regraded]) {
      const known = firsts.get(lessonId);
      if (known === undefined || id < known) firsts.set(lessonId, id);
    }
    return [...firsts.values()];
  }
}
