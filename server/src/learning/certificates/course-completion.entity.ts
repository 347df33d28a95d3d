import { jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { CompletedCourse } from './completed-course';
import type { SignedCredential } from './credential/credential';

/** A learner completed every lesson of a course: the certificate, created once and kept forever. */
@PersonalData()
@Entity('course_completions')
@Index('uq_course_completions_user_course', ['userId', 'courseId'], { unique: true })
@Index('ix_course_completions_course', ['courseId'])
export class CourseCompletionEntity {
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  courseId!: string;

  /** When the last lesson was solved. */
  @Column(timestampColumn())
  completedAt!: Date;

  /** When this row was created: later, for those who had finished before there were certificates. */
  @Column(timestampColumn())
  issuedAt!: Date;

  /** As printed. */
  @Column({ type: 'varchar' })
  learnerName!: string;

  @Column(jsonColumn())
  course!: CompletedCourse;

  /** SHA-256 of the judged work, in hexadecimal (docs/certificates.md). */
  @Column({ type: 'varchar' })
  workDigest!: string;

  @Column(jsonColumn())
  credential!: SignedCredential;
}
