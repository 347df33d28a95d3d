import { Injectable } from '@nestjs/common';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import { DataSource, IsNull } from 'typeorm';
import { trackNotFound } from './catalog.errors';
import type { CourseOutline } from './course-outline';
import { CourseOutlines } from './course-outlines';
import { TrackEntity } from './track.entity';

/** A track without the courses that are no longer in the catalog, so that every id works. */
export type LiveTrack = Pick<
  TrackEntity,
  'id' | 'slug' | 'title' | 'description' | 'courseIds' | 'translations'
> & { recommendedCourseIds: string[] };

/** The track in another language: each text as far as it's translated. */
export const translatedTrack = (track: LiveTrack, locale: Locale): LiveTrack =>
  locale === DEFAULT_LOCALE ? track : { ...track, ...track.translations?.[locale] };

/** Reads tracks, in their order. */
@Injectable()
export class Tracks {
  /** Read again whenever the outlines are: an import changes both. */
  private cached: { outlines: CourseOutline[]; tracks: Promise<LiveTrack[]> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
  ) {}

  async all(locale: Locale = DEFAULT_LOCALE): Promise<LiveTrack[]> {
    const outlines = await this.outlines.all();
    if (this.cached?.outlines !== outlines) this.cached = { outlines, tracks: this.load(outlines) };
    const { tracks } = this.cached;
    // A failed read is reported to the caller and not cached for the next one.
    tracks.catch(() => {
      if (this.cached?.tracks === tracks) this.cached = undefined;
    });
    return (await tracks).map((track) => translatedTrack(track, locale));
  }

  /** @throws DomainError `not-found`. */
  async byIdOrSlug(idOrSlug: string, locale?: Locale): Promise<LiveTrack> {
    const found = (await this.all(locale)).find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
    if (!found) throw trackNotFound();
    return found;
  }

  private async load(outlines: CourseOutline[]): Promise<LiveTrack[]> {
    const tracks = await this.dataSource
      .getRepository(TrackEntity)
      .find({ where: { retiredAt: IsNull() }, order: { position: 'ASC', id: 'ASC' } });
    const live = new Set(outlines.map(({ course }) => course.id));
    const onlyLive = (ids: readonly string[]) => ids.filter((id) => live.has(id));
    return tracks.map((track) => ({
      ...track,
      courseIds: onlyLive(track.courseIds),
      recommendedCourseIds: onlyLive(track.recommendedCourseIds ?? []),
    }));
  }
}
