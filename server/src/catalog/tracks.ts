import { Injectable } from '@nestjs/common';
import type { Track } from '@shared/contracts';
import { DataSource, IsNull } from 'typeorm';
import { trackNotFound } from './catalog.errors';
import { CourseOutlines } from './course-outlines';
import { TrackEntity } from './track.entity';
import { presentTrack } from './track.presenter';

/** Reads tracks, in their order. */
@Injectable()
export class Tracks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
  ) {}

  async all(): Promise<Track[]> {
    const [tracks, outlines] = await Promise.all([
      this.dataSource
        .getRepository(TrackEntity)
        .find({ where: { retiredAt: IsNull() }, order: { position: 'ASC', id: 'ASC' } }),
      this.outlines.all(),
    ]);
    const live = new Set(outlines.map(({ course }) => course.id));
    return tracks.map((track) => presentTrack(track, live));
  }

  /** @throws DomainError `not-found`. */
  async byIdOrSlug(idOrSlug: string): Promise<Track> {
    const found = (await this.all()).find(({ UUID, Slug }) => UUID === idOrSlug || Slug === idOrSlug);
    if (!found) throw trackNotFound();
    return found;
  }
}
