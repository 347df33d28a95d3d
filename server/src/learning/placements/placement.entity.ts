import { jsonColumn, PersonalData, timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a learner's last check of a course says. */
@PersonalData()
@Entity('placements')
export class PlacementEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn(uuidColumn())
  courseId!: string;

  /** The chapters that can be skipped, from the course's beginning. */
  @Column(jsonColumn())
  chapterIds!: string[];

  @Column(timestampColumn())
  takenAt!: Date;
}
