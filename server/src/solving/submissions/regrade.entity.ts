import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ResultSlug } from '@shared/contracts';
import type { XpLine } from '@shared/rules/xp';
import { Column, type DataSource, Entity, In, Index, PrimaryColumn } from 'typeorm';

/**
 * A new verdict on a submission, after its lesson was mended. The submission keeps the old one. Authors mend lessons, so
 * there are none of other exercises.
 */
@PersonalData()
@Entity('regrades')
@Index('uq_regrades_submission', ['submissionId', 'lessonHash'], { unique: true })
@Index('ix_regrades_user_lesson', ['userId', 'lessonId'])
export class RegradeEntity {
  /** In the order of their time. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  submissionId!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  lessonId!: string;

  /** The version of the lesson that judged. */
  @Column({ type: 'varchar' })
  lessonHash!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  /** The verdict before this one. */
  @Column(enumColumn())
  previousSlug!: ResultSlug;

  @Column(enumColumn())
  resultSlug!: ResultSlug;

  @Column({ type: 'text' })
  resultMessage!: string;

  @Column({ type: 'text', nullable: true })
  resultText!: string | null;

  @Column({ type: 'integer' })
  xpReward!: number;

  @Column(jsonColumn())
  xpBreakdown!: XpLine[];
}

/** A verdict that differs from the one before. */
export const changesVerdict = ({ resultSlug, previousSlug }: RegradeEntity): boolean =>
  resultSlug !== previousSlug;

/** The newest regrade of each submission that has one, by the submission's id; only of those that pass `filter`. */
export async function latestRegrades(
  dataSource: Pick<DataSource, 'getRepository'>,
  submissionIds: readonly string[],
  filter: (regrade: RegradeEntity) => boolean = () => true,
): Promise<Map<string, RegradeEntity>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await dataSource
    .getRepository(RegradeEntity)
    .find({ where: { submissionId: In([...submissionIds]) }, order: { id: 'ASC' } });
  return new Map(rows.filter(filter).map((row) => [row.submissionId, row]));
}
