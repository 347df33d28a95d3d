import { ImportedRow } from '@server/learning/catalog';
import { jsonColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, Index } from 'typeorm';

/** A page of a course's spellbook. Registered by the content import, its only writer. */
@Entity('spellbook_pages')
@Index('ix_spellbook_pages_course_id', ['courseId'])
export class SpellbookPageEntity extends ImportedRow {
  @Column(uuidColumn())
  courseId!: string;

  /** The lesson that unlocks it. */
  @Column(uuidColumn())
  lessonId!: string;

  /** One line of plain text. */
  @Column({ type: 'text' })
  idea!: string;

  @Column(jsonColumn())
  keywords!: string[];

  /** Slugs of related pages of the same course. */
  @Column(jsonColumn())
  seeAlso!: string[];

  /** Markdown. */
  @Column({ type: 'text' })
  text!: string;
}
