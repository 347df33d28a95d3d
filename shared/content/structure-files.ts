import { z } from 'zod';
import { COURSE_KINDS } from '../contracts/learning/course-kind';
import { COURSE_LANGUAGES } from '../contracts/learning/course-language';
import { COURSE_LEVELS } from '../contracts/learning/course-level';
import { contentUuid, filledText, oneLine, refuseRepeats, slug, slugOrder, title } from './fields';

/** The schema of `content/tracks/<slug>.yaml`. */
export const TrackFile = z
  .strictObject({
    uuid: contentUuid,
    slug: slug.describe('The name of the file, without .yaml.'),
    title,
    description: filledText.describe('Two to four sentences on where the track leads.'),
    courses: slugOrder('course').describe('Slugs of the courses, in the order to take them.'),
    recommended: z
      .array(slug)
      .superRefine(refuseRepeats)
      .default([])
      .describe('Slugs of courses that go well with the track and aren’t part of it.'),
  })
  .superRefine(({ courses, recommended }, context) => {
    for (const [index, course] of recommended.entries())
      if (courses.includes(course))
        context.addIssue({
          code: 'custom',
          path: ['recommended', index],
          message: `is already one of the track’s courses: ${course}`,
        });
  })
  .describe('A track: courses in the order to take them.');
export type TrackFile = z.infer<typeof TrackFile>;

const COURSE_STATUSES = ['live', 'draft'] as const;
export type CourseStatus = (typeof COURSE_STATUSES)[number];

/** The schema of `content/courses/<slug>/course.yaml`. */
export const CourseFile = z
  .strictObject({
    uuid: contentUuid,
    slug: slug.describe('The name of the course’s folder.'),
    title,
    summary: oneLine.describe('One sentence, for cards and lists.'),
    description: filledText.describe('Two to four sentences, for the course’s own page.'),
    language: z
      .enum(COURSE_LANGUAGES)
      .describe(
        'The language of the code in the course; a lesson can name another one. `shell` if it’s about the terminal.',
      ),
    kind: z
      .enum(COURSE_KINDS)
      .default('course')
      .describe(
        'What it is, as its certificate says: a `course`, a `guided-project` that’s built step by step, `exercises` without explanations, or a `tour`.',
      ),
    level: z
      .enum(COURSE_LEVELS)
      .optional()
      .describe(
        'What it expects: `beginner` nothing, `intermediate` a first language, `advanced` more than one course.',
      ),
    audience: oneLine.optional().describe('Who it’s for, in one sentence.'),
    builds: oneLine.optional().describe('What learners have built at the end, in one sentence.'),
    status: z.enum(COURSE_STATUSES).describe('`live` courses are offered to learners; `draft` ones are not.'),
    emblem: slug.describe(
      'The name of an icon of the game-icons collection, such as snake; course-emblems.ts lists them.',
    ),
    rewardXp: z
      .int({ error: 'must be a whole number' })
      .min(0, { error: 'must not be negative' })
      .max(100_000, { error: 'may be at most 100000' })
      .describe('XP paid once for the completed course: the RewardAmount of its certificate.'),
    mutants: z
      .int({ error: 'must be a whole number from 1 to 100' })
      .min(1, { error: 'must be a whole number from 1 to 100' })
      .max(100, { error: 'must be a whole number from 1 to 100' })
      .optional()
      .describe(
        'The percentage of mutants that the lessons’ tests have to catch (`content:check --mutants`).',
      ),
    textsFromElsewhere: z
      .boolean()
      .optional()
      .describe(
        'Whether its texts were written elsewhere, as in an imported track: words that ours avoid are only warnings of `content:check`.',
      ),
    teachers: z
      .array(slug)
      .superRefine(refuseRepeats)
      .default([])
      .describe('Slugs of the teachers who wrote it.'),
    chapters: slugOrder('chapter').describe('Slugs of the chapters, in order.'),
  })
  .describe('A course: chapters in order.');
export type CourseFile = z.infer<typeof CourseFile>;

/** The schema of `content/courses/<slug>/chapters/<slug>/chapter.yaml`. */
export const ChapterFile = z
  .strictObject({
    uuid: contentUuid,
    slug: slug.describe('The name of the chapter’s folder.'),
    title,
    description: filledText.describe('What the learner can do after the chapter.'),
    lessons: slugOrder('lesson').describe('Slugs of the lessons, in order.'),
  })
  .describe('A chapter: lessons in order.');
export type ChapterFile = z.infer<typeof ChapterFile>;
