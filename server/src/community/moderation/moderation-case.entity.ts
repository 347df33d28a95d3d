import { enumColumn, jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import type { ReportKind } from '@shared/rules/moderation';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { deleteReportsAbout } from './delete-reports';

/** Something that an admin should look at: reported by learners, or a newcomer's first review. */
@PersonalData({ of: 'authorId', forget: deleteReportsAbout, secret: ['openKey'] })
@Entity('moderation_cases')
@Index('uq_moderation_cases_open', ['openKey'], { unique: true })
@Index('ix_moderation_cases_closed', ['closedAt'])
@Index('ix_moderation_cases_author', ['authorId'])
export class ModerationCaseEntity {
  /** Ids are in the order of time. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(timestampColumn())
  createdAt!: Date;

  @Column(enumColumn())
  kind!: ReportKind;

  /** The id of the review, or of the learner. */
  @Column(uuidColumn())
  subjectId!: string;

  @Column(uuidColumn())
  authorId!: string;

  /** Each version that was reported, once: a text, or a WebP in base64. */
  @Column(jsonColumn())
  snapshots!: string[];

  /** Null while nobody has decided. */
  @Column(timestampColumn({ nullable: true }))
  closedAt!: Date | null;

  /** `openKeyOf`; null once it's decided, so that there's at most one open case about the same thing. */
  @Column({ type: 'varchar', nullable: true })
  openKey!: string | null;
}

export const openKeyOf = (kind: ReportKind, subjectId: string): string => `${kind}:${subjectId}`;
