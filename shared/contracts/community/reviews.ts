import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { emptyReply, idParams, instant, textReference, uuid } from '../common';
import { endpoint } from '../endpoint';
import { plainText } from '../plain-text';
import { MAX_PRIVATE_REVIEW_CHARS, MAX_PUBLIC_REVIEW_CHARS } from '../text-limits';

const area = 'reviews';

/** The largest page; the default is the smaller one. */
export const MAX_REVIEWS = 36;
const DEFAULT_REVIEWS = 9;
/** Votes of a learner that are listed. */
export const MAX_HELPFUL_LISTED = 1_000;
/** Beyond this, a database would count rows for nothing. */
const MAX_OFFSET = 100_000;

const rating = z.number().int().min(1, 'must be from 1 to 5').max(5, 'must be from 1 to 5');

/** A review as everybody sees it. */
export const review = z.strictObject({
  UUID: uuid,
  CourseUUID: uuid,
  PublicReview: z.string(),
  CreatedAt: instant,
  Rating: rating,
  FirstName: z.string(),
  FirstNameText: textReference('FirstName'),
  LastName: z.string(),
  HelpfulCount: z.number().int().min(0).describe('Learners who found it helpful.'),
});
export type Review = z.infer<typeof review>;

export const reviewPage = z.strictObject({
  Reviews: z.array(review).describe('The newest first.'),
  TotalCount: z.number().int().describe('On all pages together.'),
});
export type ReviewPage = z.infer<typeof reviewPage>;

/** Who sees a review besides its author: everybody, nobody yet, or nobody anymore. */
const visibility = z.enum(['public', 'waiting', 'hidden']);
export type ReviewVisibility = z.infer<typeof visibility>;

/** The caller's own review. */
export const ownReview = z.strictObject({
  CourseUUID: uuid,
  Rating: rating.nullable(),
  PublicReview: z.string(),
  PrivateReview: z.string(),
  CreatedAt: instant,
  Visibility: visibility.describe(
    'waiting: until its author has solved five lessons, or an admin has seen it. hidden: an admin hid it.',
  ),
});
export type OwnReview = z.infer<typeof ownReview>;

const page = {
  limit: z.coerce.number().int().min(1).max(MAX_REVIEWS).default(DEFAULT_REVIEWS),
  offset: z.coerce.number().int().min(0).max(MAX_OFFSET).default(0),
};

export const submitReview = endpoint({
  method: 'POST',
  path: '/users/reviews/{id}',
  auth: 'user',
  area,
  summary: 'The caller’s review of a course, by the course’s id; it replaces an earlier one.',
  params: idParams,
  body: z.object({
    rating: z
      .union([z.literal(0), rating], { error: 'must be from 1 to 5' })
      .nullish()
      .describe('Left out, null or 0: only a message to the authors.'),
    publicReview: plainText(
      MAX_PUBLIC_REVIEW_CHARS,
      fieldMessage('field.long-public-review', { max: MAX_PUBLIC_REVIEW_CHARS }),
    ).default(''),
    privateReview: plainText(
      MAX_PRIVATE_REVIEW_CHARS,
      fieldMessage('field.long-private-review', { max: MAX_PRIVATE_REVIEW_CHARS }),
    )
      .default('')
      .describe('For the authors alone.'),
  }),
  reply: emptyReply,
  errors: [403, 404],
});

export const getOwnReview = endpoint({
  method: 'GET',
  path: '/users/reviews/{id}',
  auth: 'user',
  area,
  summary: 'The caller’s review of a course, and whether they may write one.',
  params: idParams,
  reply: z.strictObject({ Review: ownReview.nullable(), CanReview: z.boolean() }),
  errors: [404],
});

export const listMixedReviews = endpoint({
  method: 'GET',
  path: '/courses/reviews/mixed',
  auth: 'none',
  area,
  summary: 'Reviews of several courses.',
  query: z.object({
    course_ids: z
      .string()
      .max(4_000)
      .transform((text) => text.split(',').filter(Boolean))
      .pipe(z.array(uuid))
      .optional()
      .describe('UUIDs with commas in between. Default: every course.'),
    ...page,
  }),
  reply: reviewPage,
});

export const listCourseReviews = endpoint({
  method: 'GET',
  path: '/courses/reviews/{id}',
  auth: 'none',
  area,
  summary: 'Reviews of one course.',
  params: idParams,
  query: z.object(page),
  reply: reviewPage,
  errors: [404],
});

export const markReviewHelpful = endpoint({
  method: 'PUT',
  path: '/reviews/{id}/helpful',
  auth: 'user',
  area,
  summary: 'Whether the caller finds somebody’s public review helpful.',
  params: idParams,
  body: z.object({ helpful: z.boolean() }),
  reply: emptyReply,
  errors: [403, 404, 429],
});

export const listHelpfulReviews = endpoint({
  method: 'GET',
  path: '/users/helpful_reviews',
  auth: 'user',
  area,
  summary: 'What the caller finds helpful, and which reviews are their own.',
  reply: z.strictObject({
    Helpful: z.array(uuid).describe(`Ids of reviews, the newest ${MAX_HELPFUL_LISTED} votes.`),
    Own: z.array(uuid).describe('Ids of reviews.'),
  }),
});
