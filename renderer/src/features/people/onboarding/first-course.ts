import type { CourseOverview, Track } from '@web/api';

/**
 * The course to begin with for those who want no track: the catalog's first, which starts from nothing. Those who write
 * code are offered the first that no track begins with.
 */
export function firstCourse(
  courses: readonly CourseOverview[],
  tracks: readonly Pick<Track, 'courseUuids'>[],
  isExperienced: boolean,
): CourseOverview | undefined {
  const starts = new Set(tracks.map(({ courseUuids }) => courseUuids[0]));
  const later = tracks.flatMap(({ courseUuids }) => courseUuids).filter((uuid) => !starts.has(uuid));
  const found = isExperienced ? later.map((id) => courses.find(({ uuid }) => uuid === id)) : [];
  return found.find((course) => course !== undefined) ?? courses[0];
}
