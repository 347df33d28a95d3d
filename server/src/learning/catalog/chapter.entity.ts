import { jsonColumn, uuidColumn } from '@server/platform/database';
import type { PartTexts, Translations } from '@shared/content/translation-files';
import { Column, Entity, Index } from 'typeorm';
import { ImportedRow } from './imported-row';

@Entity('chapters')
@Index('ix_chapters_course_id', ['courseId', 'position'])
export class ChapterEntity extends ImportedRow {
  @Column(uuidColumn())
  courseId!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column(jsonColumn({ nullable: true }))
  translations!: Translations<PartTexts> | null;
}
