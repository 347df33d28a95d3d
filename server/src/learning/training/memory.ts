import type { TrainingRating } from '@shared/rules/training';
import { type CardInput, createEmptyCard, default_w, FSRSVersion, fsrs, type Grade, Rating } from 'ts-fsrs';

/**
 * How well a learner remembers one thing, as FSRS models it. Keeps the model's version and weights, so that a later
 * version can tell what its numbers mean.
 */
export interface Memory {
  /** Such as `v5.4.2 using FSRS-6.0`. */
  model: string;
  weights: readonly number[];
  /** FSRS's own state, with its dates in ISO 8601. */
  card: CardInput;
}

const GRADES: Record<TrainingRating, Grade> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

export const newMemory = (now: Date): Memory => ({
  model: FSRSVersion,
  weights: default_w,
  card: asStored(createEmptyCard(now)),
});

/** The memory after a review. The shortest interval is a day: training happens once a day. */
export function review({ weights, card }: Memory, rating: TrainingRating, now: Date): Memory {
  const scheduler = fsrs({ w: weights, enable_short_term: false });
  const { card: next } = scheduler.next(card, now, GRADES[rating]);
  return { model: FSRSVersion, weights, card: asStored(next) };
}

export const dueAtOf = ({ card }: Memory): Date => new Date(card.due);

/** Dates become text, as they do in the database. */
const asStored = (card: CardInput) => JSON.parse(JSON.stringify(card)) as CardInput;
