import { jsonColumn } from '@server/platform/database';
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
}
