import { enumColumn, jsonColumn, uuidColumn } from '@server/platform/database';
import type { Translations } from '@shared/content/translation-files';
import type { LessonData, LessonTranslations, LessonType } from '@shared/lesson-types';
import { Column, Entity, Index } from 'typeorm';
import { ImportedRow } from './imported-row';

@Entity('lessons')
@Index('ix_lessons_chapter_id', ['chapterId', 'position'])
@Index('ix_lessons_course_id', ['courseId'])
export class LessonEntity extends ImportedRow {
  @Column(uuidColumn())
  chapterId!: string;

  @Column(uuidColumn())
  courseId!: string;

  @Column(enumColumn())
  type!: LessonType;

  /** The author's estimate, 1 to 10. */
  @Column({ type: 'integer' })
  difficulty!: number;

  /** One line of Markdown. */
  @Column({ type: 'text', nullable: true })
  task!: string | null;

  /** The author's estimate. */
  @Column({ type: 'integer', nullable: true })
  minutes!: number | null;

  /** Markdown. */
  @Column({ type: 'text' })
  prose!: string;

  /** Never sent to clients as it is: it contains the answers, the hidden tests and the solution. */
  @Column(jsonColumn())
  data!: LessonData;

  /** In other languages. */
  @Column(jsonColumn({ nullable: true }))
  translations!: LessonTranslations | null;

  /** The titles of `translations`, for lists. */
  @Column(jsonColumn({ nullable: true }))
  titles!: Translations<string> | null;
}
