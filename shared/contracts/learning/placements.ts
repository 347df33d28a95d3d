import { z } from 'zod';
import { PLACEMENT_QUESTIONS } from '../../rules/placement';
import { idParams, langQuery, uuid } from '../common';
import { endpoint } from '../endpoint';
import { submissionBody } from '../solving/submissions';
import { lesson } from './lessons';

const area = 'placements';
const { LessonDataChoice, LessonDataTextInput } = lesson.shape;
const { Choice, TextInput } = submissionBody.shape;

/** A lesson’s question, without its text and its answer. Has exactly one LessonData…. */
const question = z.strictObject({ LessonUUID: uuid, LessonDataChoice, LessonDataTextInput });

export const placementCheck = z.strictObject({
  CourseUUID: uuid,
  Questions: z.array(question).describe('In the order of the course.'),
});
export type PlacementCheck = z.infer<typeof placementCheck>;

export const placement = z.strictObject({
  CourseUUID: uuid,
  ChapterUUIDs: z.array(uuid).describe('The chapters that can be skipped, from the course’s beginning.'),
});
export type Placement = z.infer<typeof placement>;

export const placementReply = placement.extend({
  NumRight: z.number().int().min(0),
  NumQuestions: z.number().int().min(0),
});
export type PlacementReply = z.infer<typeof placementReply>;

export const getPlacementCheck = endpoint({
  method: 'GET',
  path: '/static/placements/{id}',
  auth: 'none',
  area,
  summary: 'The questions that show how much of a course somebody knows. 404 if the course has too few.',
  params: idParams,
  query: langQuery,
  reply: placementCheck,
  errors: [404],
});

export const takePlacement = endpoint({
  method: 'POST',
  path: '/placements/{id}',
  auth: 'optional',
  area,
  summary: 'Judges the answers to a course’s check. A learner’s result is stored in place of an earlier one.',
  params: idParams,
  query: langQuery,
  body: z.strictObject({
    answers: z
      .array(z.strictObject({ lessonUUID: uuid, Choice, TextInput }))
      .max(PLACEMENT_QUESTIONS)
      .describe('At most one for each question. A question without one is answered wrong.'),
  }),
  reply: placementReply,
  errors: [404, 429],
});

export const listPlacements = endpoint({
  method: 'GET',
  path: '/placements',
  auth: 'user',
  area,
  summary: 'What the caller’s checks say, a course each.',
  reply: z.array(placement),
});
