import { z } from 'zod';
import { TRAINING_RATINGS } from '../../rules/training';
import { idParams, instant, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';
import { submissionBody, submissionReply } from '../solving/submissions';
import { lessonType } from './catalog';
import { lesson, lessonSolution } from './lessons';

export const trainingRating = z.enum(TRAINING_RATINGS);

const { LessonDataCode, LessonDataCodeTests, LessonDataChoice, LessonDataTextInput } = lesson.shape;

/** Another exercise on the same idea, in place of the lesson’s own. Has exactly one LessonData…. */
export const trainingVariant = z.strictObject({
  Number: z.number().int().min(0).describe('Sent back with the answer.'),
  Task: z.string().nullable().describe('In Markdown, instead of the lesson’s assignment.'),
  LessonDataCode,
  LessonDataCodeTests,
  LessonDataChoice,
  LessonDataTextInput,
});
export type TrainingVariant = z.infer<typeof trainingVariant>;

export const trainingCard = z.strictObject({
  LessonUUID: uuid.describe('Its id in the other calls.'),
  LessonTitle: z.string(),
  LessonType: lessonType,
  CourseTitle: z.string(),
  IsNew: z.boolean().describe('It is trained for the first time.'),
  Variant: trainingVariant.nullable().describe('Null: the exercise is the lesson itself.'),
});
export type TrainingCard = z.infer<typeof trainingCard>;

const count = z.number().int().min(0);

export const trainingSession = z.strictObject({
  Cards: z.array(trainingCard).describe('What fits into today’s five minutes, in order.'),
  NumWaiting: count.describe('More that are due.'),
  NumDoneToday: count,
  NumTomorrow: count.describe('Tomorrow’s cards, if today’s are done.'),
  NumCards: count.describe('Everything that the caller trains.'),
});
export type TrainingSession = z.infer<typeof trainingSession>;

export const trainingReview = z.strictObject({
  Rating: trainingRating,
  DueAt: instant.describe('When it comes back.'),
});
export type TrainingReview = z.infer<typeof trainingReview>;

export const trainingGiveUpReply = trainingReview.extend({
  Solution: lessonSolution
    .omit({ SeerStoneUsed: true, SolutionViewedAt: true })
    .nullable()
    .describe('Of the variant. Null: the exercise was the lesson itself.'),
});
export type TrainingGiveUpReply = z.infer<typeof trainingGiveUpReply>;

const {
  ResultSlug,
  ResultMessage,
  ResultMessageText,
  Output,
  Tests,
  ProgramError,
  Explanation,
  KnownMistake,
} = submissionReply.shape;

export const trainingAnswerReply = z.strictObject({
  ResultSlug,
  ResultMessage,
  ResultMessageText,
  Output,
  Tests,
  ProgramError,
  Explanation,
  KnownMistake,
  NumFailures: count.describe('Wrong answers so far; 0 after a right one.'),
  Review: trainingReview.nullable().describe('Null until the answer is right.'),
});
export type TrainingAnswerReply = z.infer<typeof trainingAnswerReply>;

const MAX_SECONDS = 86_400;
const variantNumber = z
  .number()
  .int()
  .min(0)
  .max(100)
  .optional()
  .describe('The card’s variant, if it had one.');
const area = 'training';

export const getTraining = endpoint({
  method: 'GET',
  path: '/training',
  auth: 'user',
  area,
  summary: 'The lessons to train today. `more` adds five minutes to what is done already.',
  query: langQuery.extend({ more: z.literal('true').optional() }),
  reply: trainingSession,
});

export const answerTraining = endpoint({
  method: 'POST',
  path: '/training/{id}/answer',
  auth: 'user',
  area,
  summary:
    'Grades an answer to an exercise. A right one is rated and schedules the next time; it pays no XP.',
  params: idParams,
  query: langQuery,
  body: submissionBody.safeExtend({
    seconds: z.number().int().min(0).max(MAX_SECONDS).describe('From seeing the exercise to this answer.'),
    variant: variantNumber,
  }),
  reply: trainingAnswerReply,
  errors: [402, 403, 404, 409, 413, 429, 503],
});

export const giveUpTraining = endpoint({
  method: 'POST',
  path: '/training/{id}/give-up',
  auth: 'user',
  area,
  summary: 'The caller doesn’t remember it: it comes back soon.',
  params: idParams,
  query: langQuery,
  body: z.object({ variant: variantNumber.unwrap().nullable().describe('Null: the lesson itself.') }),
  reply: trainingGiveUpReply,
  errors: [404],
});

export const rateTraining = endpoint({
  method: 'PUT',
  path: '/training/{id}/rating',
  auth: 'user',
  area,
  summary: 'Changes the rating of the exercise’s last review, on the same day.',
  params: idParams,
  body: z.object({ rating: trainingRating }),
  reply: trainingReview,
  errors: [404, 409],
});
