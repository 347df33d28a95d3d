import { z } from 'zod';
import { uuid } from '../common';
import { endpoint } from '../endpoint';

/** 1 to 10. */
const difficulty = z.number().int().min(1).max(10);
const count = z.number().int().min(0);

export const lessonDifficulty = z.strictObject({
  UUID: uuid,
  Title: z.string(),
  Difficulty: difficulty.describe('The author’s estimate.'),
  MeasuredDifficulty: difficulty
    .nullable()
    .describe('Compared with the other lessons of the course; null until enough learners have finished it.'),
  NumLearners: count.describe('Who submitted an answer or looked at the solution.'),
  NumFinished: count,
  AttemptsPerSuccess: z.number().nullable(),
  CompletionShare: z.number().min(0).max(1).nullable().describe('Of those who tried.'),
});
export type LessonDifficulty = z.infer<typeof lessonDifficulty>;

export const courseDifficulty = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Chapters: z.array(z.strictObject({ UUID: uuid, Title: z.string(), Lessons: z.array(lessonDifficulty) })),
});
export type CourseDifficulty = z.infer<typeof courseDifficulty>;

export const listLessonsDifficulty = endpoint({
  method: 'GET',
  path: '/lessons_difficulty',
  auth: 'none',
  area: 'catalog',
  summary: 'How hard each lesson is: for its author, and for those who took it. Counted every ten minutes.',
  query: z.object({ courseUUID: uuid.optional().describe('Only this course.') }),
  reply: z.array(courseDifficulty),
  errors: [404],
});
