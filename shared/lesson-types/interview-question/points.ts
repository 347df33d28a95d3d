import { z } from 'zod';
import { filledText, refuseRepeats } from '../../content/fields';
import type { SaidGroups } from './matcher/match-point';
import { wordsOf } from './matcher/words';

const phrase = filledText
  .trim()
  .max(100, { error: 'may have at most 100 characters' })
  .refine((text) => wordsOf(text).length > 0, { error: 'has no word that carries meaning' });

const alternatives = z.array(phrase).min(1, { error: 'must list at least one phrase' });

const SolutionPoint = z
  .strictObject({
    point: filledText.trim().describe('The point, as one sentence.'),
    explanation: filledText.describe('Why it matters, in Markdown; shown once the point is made.'),
    ask: filledText.trim().describe('The follow-up question for an answer that doesn’t make the point.'),
    said: z
      .array(z.union([phrase.transform((one) => [one]), alternatives]))
      .min(1, { error: 'must list at least one phrase' })
      .max(6, { error: 'may have at most 6 parts' })
      .describe(
        'What counts as having made the point: one phrase of each entry, in any form of its words. Without the first entry, the point is missed; with only some of the others, it’s partly made.',
      ),
  })
  .describe('A point that a good answer makes.');

export const SolutionPoints = z
  .array(SolutionPoint)
  .min(1, { error: 'must list at least one point' })
  .max(8, { error: 'may list at most 8 points' })
  .superRefine((points, context) =>
    refuseRepeats(
      points.map(({ point }) => point),
      context,
    ),
  );

/** The points in another language: `said` has as many parts as the original's, and the original's phrases count as well. */
export const TranslatedPoints = z.array(SolutionPoint);

export interface Point {
  /** A sentence. */
  point: string;
  /** Markdown. */
  explanation: string;
  /** The follow-up question for those who didn't make the point. */
  ask: string;
  said: SaidGroups;
}
