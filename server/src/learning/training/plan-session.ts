import { type Day, dayIn } from '@shared/rules/days';
import { MAX_NEW_PER_DAY, TRAINING_SECONDS, trainingSeconds } from '@shared/rules/training';
import type { TrainingCardEntity } from './training-card.entity';

/** A card with the type of its lesson, which says how long it takes. */
export interface PlannedCard {
  card: Pick<TrainingCardEntity, 'dueAt' | 'createdAt' | 'reviews'>;
  lesson: { type: string };
}

export interface DayPlan {
  timeZone: string;
  /** The learner's day that is planned. */
  day: Day;
  /** Training that is done already, in seconds. */
  secondsDone: number;
  /** Lessons that were trained for the first time today. */
  newDone: number;
}

export interface Session<Card> {
  /** What fits into the day's training, at least one if any is due. */
  cards: Card[];
  /** How many more are due. */
  numWaiting: number;
}

/**
 * The cards of a day: those that are due, the longest overdue first, then a few new ones. A lesson is new from the day
 * after it was completed.
 */
export function planSession<Card extends PlannedCard>(all: readonly Card[], plan: DayPlan): Session<Card> {
  const { timeZone, day } = plan;
  const due = all
    .filter(({ card }) => card.reviews > 0 && dayIn(timeZone, card.dueAt) <= day)
    .toSorted((a, b) => a.card.dueAt.getTime() - b.card.dueAt.getTime());
  const fresh = all
    .filter(({ card }) => card.reviews === 0 && dayIn(timeZone, card.createdAt) < day)
    .toSorted((a, b) => a.card.createdAt.getTime() - b.card.createdAt.getTime())
    .slice(0, Math.max(0, MAX_NEW_PER_DAY - plan.newDone));
  const waiting = [...due, ...fresh];
  const cards: Card[] = [];
  let seconds = plan.secondsDone;
  for (const each of waiting) {
    if (seconds >= TRAINING_SECONDS) break;
    cards.push(each);
    seconds += trainingSeconds(each.lesson);
  }
  return { cards, numWaiting: waiting.length - cards.length };
}
