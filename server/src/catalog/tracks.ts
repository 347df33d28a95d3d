import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { trackNotFound } from './catalog.errors';
import { CourseOutlines } from './course-outlines';
import { TrackEntity } from './track.entity';

/** A track without the courses that are no longer in the catalog, so that every id works. */
export type LiveTrack = Pick<TrackEntity, 'id' | 'slug' | 'title' | 'description' | 'courseIds'>;

/** Reads tracks, in their order. */
@Injectable()
export class Tracks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
  ) {}

  async all(): Promise<LiveTrack[]> {
    const [tracks, outlines] = await Promise.all([
      this.dataSource
        .getRepository(TrackEntity)
        .find({ where: { retiredAt: IsNull() }, order: { position: 'ASC', id: 'ASC' } }),
      this.outlines.all(),
    ]);
    const live = new Set(outlines.map(({ course }) => course.id));
    return tracks.map((track) => ({
      ...track,
      courseIds: track.courseIds.filter((id) => live.has(id)),
    }));
  }

  /** @throws DomainError `not-found`. */
  async byIdOrSlug(idOrSlug: string): Promise<LiveTrack> {
    const found = (await this.all()).find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
    if (!found) throw trackNotFound();
    return found;
  }
}
