import type { Track } from '@shared/contracts';
import type { TrackEntity } from './track.entity';

/** Courses that left the catalog are left out, so that every UUID leads somewhere. */
export const presentTrack = (track: TrackEntity, liveCourseIds: ReadonlySet<string>): Track => ({
  UUID: track.id,
  Slug: track.slug,
  Title: track.title,
  Description: track.description,
  CourseUUIDs: track.courseIds.filter((id) => liveCourseIds.has(id)),
  RecommendedCourseUUIDs: [],
});
