import { enumColumn, jsonColumn } from '@server/platform/database';
import type { CourseStatus } from '@shared/content/structure-files';
import type { TeacherContent } from '@shared/content/teacher-file';
import type { CourseTexts, Translations } from '@shared/content/translation-files';
import type { CourseKind } from '@shared/contracts/learning/course-kind';
import type { CourseLanguage } from '@shared/contracts/learning/course-language';
import type { CourseLevel } from '@shared/contracts/learning/course-level';
import { Column, Entity, Index } from 'typeorm';
import { ImportedRow } from './imported-row';

@Entity('courses')
@Index('ix_courses_slug', ['slug'])
export class CourseEntity extends ImportedRow {
  @Column({ type: 'text' })
  summary!: string;

  @Column({ type: 'text' })
  description!: string;

  @Column(enumColumn())
  language!: CourseLanguage;

  /** Null until the course has been imported again. Queries that join reports with courses know another `kind`. */
  @Column({ ...enumColumn({ nullable: true }), name: 'course_kind' })
  kind!: CourseKind | null;

  /** Null, like the two below, if its author doesn't say. */
  @Column(enumColumn({ nullable: true }))
  level!: CourseLevel | null;

  /** Who it's for. */
  @Column({ type: 'text', nullable: true })
  audience!: string | null;

  /** What learners have built at the end. */
  @Column({ type: 'text', nullable: true })
  builds!: string | null;

  /** Learners only see `live` courses. */
  @Column(enumColumn())
  status!: CourseStatus;

  /** The name of an icon in the game-icons collection. */
  @Column({ type: 'varchar' })
  emblem!: string;

  /** Who wrote it; null until the course has been imported again. */
  @Column(jsonColumn({ nullable: true }))
  teachers!: TeacherContent[] | null;

  @Column(jsonColumn({ nullable: true }))
  translations!: Translations<CourseTexts> | null;

  /** XP for completing the course, paid once. */
  @Column({ type: 'integer' })
  rewardXp!: number;
}
