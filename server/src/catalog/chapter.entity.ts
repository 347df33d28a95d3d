import { uuidColumn } from '@server/platform/database';
import { Column, Entity, Index } from 'typeorm';
import { ImportedRow } from './imported-row';

@Entity('chapters')
@Index('ix_chapters_course_id', ['courseId', 'position'])
export class ChapterEntity extends ImportedRow {
  @Column(uuidColumn())
  courseId!: string;

  @Column({ type: 'text' })
  description!: string;
}
