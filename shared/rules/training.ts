import { seededRandom } from './seeded-random';

/** How well a learner remembered a lesson, from worst to best. */
export const TRAINING_RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type TrainingRating = (typeof TRAINING_RATINGS)[number];

/** What a day's training is planned for. */
export const TRAINING_SECONDS = 300;
/** Lessons that are trained for the first time, per day. */
export const MAX_NEW_PER_DAY = 5;
/** A lesson that takes longer is no exercise for between two others. */
const MAX_MINUTES = 8;

const QUESTION_TYPES: readonly string[] = ['type_choice', 'type_text_input'];
const PROGRAM_TYPES: readonly string[] = ['type_code', 'type_code_tests'];
const QUESTION_SECONDS = 30;
const PROGRAM_SECONDS = 120;

interface TrainedLesson {
  type: string;
  /** The author's estimate, for the first time. */
  minutes: number | null;
}

export const isTrainable = ({ type, minutes }: TrainedLesson): boolean =>
  QUESTION_TYPES.includes(type) || (PROGRAM_TYPES.includes(type) && (minutes ?? 0) <= MAX_MINUTES);

/** How long training a lesson takes, in seconds. */
export const trainingSeconds = ({ type }: Pick<TrainedLesson, 'type'>): number =>
  QUESTION_TYPES.includes(type) ? QUESTION_SECONDS : PROGRAM_SECONDS;

interface TrainedAnswer {
  type: string;
  /** Wrong answers before the right one. */
  failures: number;
  /** From seeing the exercise to the right answer. */
  seconds: number;
}

/**
 * The rating that a right answer suggests. A choice that was missed once could be guessed next, so it wasn't remembered.
 * Easy is right the first time, in half the usual time.
 */
export function suggestRating({ type, failures, seconds }: TrainedAnswer): TrainingRating {
  if (failures > (type === 'type_choice' ? 0 : 2)) return 'again';
  if (failures > 0) return 'hard';
  return seconds * 2 <= trainingSeconds({ type }) ? 'easy' : 'good';
}

/** Which of a lesson's variants a learner gets: another one after each review, and not everybody the same. */
export const variantNumber = (count: number, userId: string, reviews: number): number =>
  (Math.floor(seededRandom(userId)() * count) + reviews) % count;
