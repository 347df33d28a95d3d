import type { OpenLesson } from '@server/learning/lessons';
import { languageOf, variantData } from '@shared/lesson-types';
import { variantNumber } from '@shared/rules/training';
import { exerciseChanged } from './training.errors';

export interface ShownVariant {
  userId: string;
  /** Of the card, when the exercise was shown. */
  reviews: number;
  /** As the client says; undefined for the lesson itself. */
  claimed: number | undefined;
}

/**
 * The exercise that a learner was shown: a variant of the lesson, as if it were a lesson of its own, or the lesson itself
 * if it has none. Which one it is follows from the card, so nobody can pick an easy one or ask for the solution of another.
 * @throws DomainError `conflict` if the client shows another one: the author has changed them meanwhile.
 */
export function openVariant(open: OpenLesson, { userId, reviews, claimed }: ShownVariant): OpenLesson {
  const { lesson, outline } = open;
  const { variants } = lesson.data;
  if (!variants?.length) return open;
  const number = variantNumber(variants.length, userId, reviews);
  if (claimed !== number) throw exerciseChanged();
  const data = variantData(lesson.data, variants[number]!);
  // Results that are kept for a lesson are kept for each variant apart.
  const language = languageOf(data, outline.course);
  return { ...open, language, lesson: { ...lesson, data, hash: `${lesson.hash} ${number}` } };
}
