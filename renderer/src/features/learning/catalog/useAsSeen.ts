import type { Course } from '@web/api';
import { guestAnswersOf } from '@web/features/solving/waiting-answers';
import { useLoad, useStores, withComplete } from '@web/stores';

/** The course with what a guest of this browser has got right; a learner’s is as it was loaded. Call it in an observer. */
export function useAsSeen<Outline extends Course | undefined>(course: Outline): Outline {
  const { scope, session } = useStores();
  const guest = guestAnswersOf(scope);
  useLoad(guest.answers, !session.isProbablySignedIn);
  if (!course || session.isProbablySignedIn) return course;
  return [...guest.lessonUuids].reduce<Course>(withComplete, course) as Outline;
}
