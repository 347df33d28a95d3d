import type { Course, Lesson } from '@web/api';
import { useAsSeen } from '@web/features/learning/catalog';
import { useLoad, useStores } from '@web/stores';

/** The lesson's course, loaded if necessary. Call it in an observer. */
export function useCourse(lesson: Lesson): Course | undefined {
  const { progress } = useStores();
  const state = progress.courseBySlug.get(lesson.courseSlug);
  useLoad(state);
  return useAsSeen(state.value);
}
