import { t } from '@lingui/core/macro';
import type { CourseOverview, LearnerCourse, Track } from '@web/api';
import { lessonsDone } from './counts';

/** The course to go on with, and why it’s this one. */
export interface WayOn {
  course: CourseOverview;
  reason: string;
}

export interface WayOnFacts {
  /** The course that’s just finished. */
  from: string;
  /** The live ones, in the catalog’s order. */
  courses: readonly CourseOverview[];
  progress: readonly LearnerCourse[];
  tracks: readonly Track[];
  /** The track that the learner follows. */
  currentTrackUuid: string | undefined;
}

/**
 * Where a learner goes on after a course: along their track, otherwise into a course they’ve begun, otherwise along any
 * track that the course is part of, otherwise into what a track recommends, otherwise into any other. Null if they have
 * finished them all.
 */
export function wayOn({ from, courses, progress, tracks, currentTrackUuid }: WayOnFacts): WayOn | null {
  const progressOf = (uuid: string) => progress.find(({ courseUuid }) => courseUuid === uuid);
  const isOpen = (uuid: string) => {
    const found = progressOf(uuid);
    return uuid !== from && found !== undefined && found.numComplete < found.numLessons;
  };
  const find = (uuids: readonly string[], reasonFor: (uuid: string) => string): WayOn | null => {
    const uuid = uuids.find(isOpen);
    const course = courses.find((each) => each.uuid === uuid);
    return course ? { course, reason: reasonFor(course.uuid) } : null;
  };
  const current = tracks.filter(({ uuid }) => uuid === currentTrackUuid);
  const around = tracks.filter(({ courseUuids }) => courseUuids.includes(from));
  const begun = courses.map(({ uuid }) => uuid).filter((uuid) => (progressOf(uuid)?.numComplete ?? 0) > 0);
  const alongTracks = (some: readonly Track[], reasonFor: (title: string) => string) =>
    firstOf(some, ({ courseUuids, title }) => find(afterIn(courseUuids, from), () => reasonFor(title)));
  return (
    alongTracks(current, (title) => t`It’s next in your track, ${title}.`) ??
    find(begun, (uuid) => {
      const { numComplete, numLessons } = progressOf(uuid)!;
      const done = lessonsDone(numComplete, numLessons);
      return t`You’ve begun it: ${done}.`;
    }) ??
    alongTracks(around, (title) => t`It comes next in the ${title} track.`) ??
    firstOf([...current, ...around], ({ recommendedCourseUuids, title }) =>
      find(recommendedCourseUuids, () => t`It goes well with the ${title} track.`),
    ) ??
    find(
      courses.map(({ uuid }) => uuid),
      () => t`You haven’t opened it yet.`,
    )
  );
}

/** What follows in a track, and then what comes before: a learner may have left something out. */
function afterIn(uuids: readonly string[], from: string): string[] {
  const at = uuids.indexOf(from) + 1;
  return [...uuids.slice(at), ...uuids.slice(0, at)];
}

function firstOf<Item, Found>(items: readonly Item[], search: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = search(item);
    if (found !== null) return found;
  }
  return null;
}
