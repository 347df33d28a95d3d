import type { Track } from '@shared/contracts';
import type { LiveTrack } from './tracks';

export const presentTrack = (track: LiveTrack): Track => ({
  UUID: track.id,
  Slug: track.slug,
  Title: track.title,
  Description: track.description,
  CourseUUIDs: track.courseIds,
  RecommendedCourseUUIDs: track.recommendedCourseIds,
});
