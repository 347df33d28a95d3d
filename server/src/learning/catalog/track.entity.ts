import { jsonColumn } from '@server/platform/database';
import type { PartTexts, Translations } from '@shared/content/translation-files';
import { Column, Entity, Index } from 'typeorm';
import { ImportedRow } from './imported-row';

@Entity('tracks')
@Index('ix_tracks_slug', ['slug'])
export class TrackEntity extends ImportedRow {
  @Column({ type: 'text' })
  description!: string;

  /** Ids of its courses, in the order to take them. */
  @Column(jsonColumn())
  courseIds!: string[];

  /** Ids of courses that go well with it. Null until the first import that knows of them. */
  @Column(jsonColumn({ nullable: true }))
  recommendedCourseIds!: string[] | null;

  @Column(jsonColumn({ nullable: true }))
  translations!: Translations<PartTexts> | null;
}
