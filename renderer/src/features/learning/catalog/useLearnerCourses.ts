import type { LearnerCourse } from '@web/api';
import { useLoad, useStores } from '@web/stores';

export interface LearnerCourses {
  /** Whether somebody is signed in, or probably is, so that their progress gets its space. */
  isExpected: boolean;
  /** Every course with their progress; empty until it’s known. */
  all: readonly LearnerCourse[];
  of: (courseUuid: string) => LearnerCourse | undefined;
}

/** The learner's progress by course; nobody's for guests. Call it in an observer. */
export function useLearnerCourses(): LearnerCourses {
  const { progress, session } = useStores();
  useLoad(progress.courses, session.isSignedIn);
  const all = progress.courses.value ?? [];
  return {
    all,
    isExpected: session.isProbablySignedIn,
    of: (courseUuid) => all.find((course) => course.courseUuid === courseUuid),
  };
}
