import { PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A completed lesson in the feed. Old ones are deleted. */
@PersonalData()
@Entity('lesson_feed')
@Index('ix_lesson_feed_completed', ['completedAt'])
export class FeedEntryEntity {
  /** The id of the event. */
  @PrimaryColumn(uuidColumn())
  id!: string;

  @Column(uuidColumn())
  userId!: string;

  @Column(uuidColumn())
  lessonId!: string;

  @Column(uuidColumn())
  courseId!: string;

  @Column({ type: 'integer' })
  xp!: number;

  @Column(timestampColumn())
  completedAt!: Date;
}
