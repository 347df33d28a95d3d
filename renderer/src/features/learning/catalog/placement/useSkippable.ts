import { placementLessons } from '@shared/rules/placement';
import type { Course } from '@web/api';
import { countedLessons, useLoad, useStores } from '@web/stores';
import { placementsOf } from './placements.store';

/** The chapters that the learner's check of this course found unnecessary, by their UUIDs. Call it in an observer. */
export function useSkippable({ uuid }: Pick<Course, 'uuid'>): ReadonlySet<string> {
  const { scope, session } = useStores();
  const placements = placementsOf(scope);
  useLoad(placements.all, session.isSignedIn || !session.isProbablySignedIn);
  return placements.skippable(uuid);
}

/** Whether the course has questions enough for a check. */
export const hasPlacement = ({ chapters }: Pick<Course, 'chapters'>): boolean =>
  placementLessons(chapters.map(({ lessons }) => ({ lessons: countedLessons(lessons) }))).length > 0;
