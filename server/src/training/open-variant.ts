import type { OpenLesson } from '@server/lessons';
import { variantData } from '@shared/lesson-types';

/**
 * A variant of a lesson, as if it were a lesson of its own; the lesson itself without a number, or if it has no such
 * variant: its author may have changed them meanwhile.
 */
export function openVariant(open: OpenLesson, number: number | undefined): OpenLesson {
  const { lesson } = open;
  const variant = number === undefined ? undefined : lesson.data.variants?.[number];
  if (!variant) return open;
  const data = variantData(lesson.data, variant);
  // Results that are kept for a lesson are kept for each variant apart.
  return { ...open, lesson: { ...lesson, data, hash: `${lesson.hash} ${number}` } };
}
