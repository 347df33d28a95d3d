import type { Course, LessonSummary } from '@web/api';
import { nextLesson, useLoad, useStores } from '@web/stores';
import { type WayOn, wayOn } from './way-on';

export interface LessonOn extends WayOn {
  /** The lesson to open; undefined until the course is loaded. */
  lesson: LessonSummary | undefined;
}

/**
 * The exact lesson to go on with after a finished course; null if there’s nothing left, undefined until it’s known. Call
 * it in an observer.
 */
export function useWayOn(from: Pick<Course, 'uuid'> | undefined): LessonOn | null | undefined {
  const { catalog, progress, session } = useStores();
  const isAsked = from !== undefined && session.isSignedIn;
  useLoad(catalog.courses, isAsked);
  useLoad(catalog.tracks, isAsked);
  useLoad(progress.courses, isAsked);
  useLoad(progress.dashboard, isAsked);
  const { courses, tracks } = catalog;
  const isKnown = isAsked && !tracks.isWaiting && !progress.dashboard.isWaiting;
  const way =
    isKnown && courses.value && progress.courses.value
      ? wayOn({
          from: from.uuid,
          courses: courses.value,
          progress: progress.courses.value,
          tracks: tracks.value ?? [],
          currentTrackUuid: progress.dashboard.value?.currentTrack?.uuid,
        })
      : undefined;
  const outline = progress.courseBySlug.get(way?.course.slug ?? '');
  useLoad(outline, Boolean(way));
  return way && { ...way, lesson: outline.value && nextLesson(outline.value) };
}
