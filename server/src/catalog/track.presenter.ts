import type { Track } from '@shared/contracts';
import type { TrackEntity } from './track.entity';

/** Leaves out courses that are no longer in the catalog, so that every UUID works. */
export const presentTrack = (track: TrackEntity, liveCourseIds: ReadonlySet<string>): Track => ({
  UUID: track.id,
  Slug: track.slug,
  Title: track.title,
  Description: track.description,
  CourseUUIDs: track.courseIds.filter((id) => liveCourseIds.has(id)),
  RecommendedCourseUUIDs: [],
});
