import { z } from 'zod';
import { LANGUAGES } from '../../runner/languages';
import { emptyReply, idParams, langQuery, locale, uuid } from '../common';
import { endpoint } from '../endpoint';
import { COURSE_LANGUAGES } from './course-language';
import { COURSE_LEVELS } from './course-level';

const area = 'catalog';

export const LESSON_TYPES = [
  'type_manual',
  'type_text_input',
  'type_github_checks',
  'type_choice',
  'type_code',
  'type_code_sql',
  'type_code_tests',
  'type_cli',
  'type_interview_question',
] as const;
export const lessonType = z.enum(LESSON_TYPES);
export type LessonType = z.infer<typeof lessonType>;

export const programmingLanguage = z.enum(LANGUAGES);
export const courseLanguage = z.enum(COURSE_LANGUAGES);

export const lessonMinutes = z
  .number()
  .int()
  .min(1)
  .max(60)
  .nullable()
  .describe('The author’s estimate of how long the lesson takes.');

export const missingService = z
  .enum(['github'])
  .describe(
    'What this server would need to offer the lesson. Meanwhile it counts neither for progress nor for the certificate.',
  );
export type MissingService = z.infer<typeof missingService>;

export const lessonSummary = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Type: lessonType,
  Difficulty: z.number().int().min(1).max(10),
  Minutes: lessonMinutes,
  IsComplete: z.boolean().describe('False for guests.'),
  IsPractice: z.literal(true).optional().describe('Completed before a reset: it pays no XP again.'),
  Missing: missingService.optional(),
});
export type LessonSummary = z.infer<typeof lessonSummary>;

export const chapter = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Description: z.string(),
  Lessons: z.array(lessonSummary),
});
export type Chapter = z.infer<typeof chapter>;

const courseFacts = {
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Summary: z.string(),
  Description: z.string(),
  Language: courseLanguage,
  Level: z.enum(COURSE_LEVELS).nullable().describe('What it expects of its learners.'),
  Audience: z.string().nullable().describe('Who it’s for, in the author’s words.'),
  Builds: z.string().nullable().describe('What learners have built at the end, in the author’s words.'),
  NumMinutes: z
    .number()
    .int()
    .min(0)
    .describe('Its authors’ estimate for all lessons; those without one are left out.'),
  Status: z.enum(['live', 'draft']),
  Emblem: z.string().describe('The emblem’s name in the icon collection.'),
  RewardAmount: z.number().int().describe('XP for finishing the course.'),
  Rating: z.strictObject({ TotalCount: z.number().int(), Average: z.number() }),
  NumEnrolled: z.number().int(),
  Locale: locale.optional().describe('The language of its texts; missing for English, the original.'),
};

export const courseOverview = z.strictObject({
  ...courseFacts,
  NumChapters: z.number().int(),
  NumLessons: z.number().int(),
});
export type CourseOverview = z.infer<typeof courseOverview>;

export const course = z.strictObject({
  ...courseFacts,
  Teachers: z.array(z.strictObject({ Slug: z.string(), Name: z.string() })).describe('Who wrote it.'),
  Chapters: z.array(chapter),
});
export type Course = z.infer<typeof course>;

export const courseIndex = z.strictObject({
  Slug: z.string(),
  Title: z.string(),
  Chapters: z.array(
    z.strictObject({
      Title: z.string(),
      Lessons: z.array(z.strictObject({ UUID: uuid, Title: z.string(), Type: lessonType })),
    }),
  ),
});
export type CourseIndex = z.infer<typeof courseIndex>;

export const track = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Description: z.string(),
  CourseUUIDs: z.array(uuid),
  RecommendedCourseUUIDs: z.array(uuid),
});
export type Track = z.infer<typeof track>;

export const learnerCourse = z.strictObject({
  CourseUUID: uuid,
  NumLessons: z.number().int(),
  NumComplete: z.number().int(),
  NextLessonUUID: uuid.nullable().describe('The first incomplete lesson, otherwise the first.'),
});
export type LearnerCourse = z.infer<typeof learnerCourse>;

/** From 0 to 1. */
const progress = z.number().min(0).max(1);

export const dashboardContent = z.strictObject({
  CurrentTrack: track.nullable(),
  CurrentCourse: course.nullable(),
  CurrentLessonUUID: uuid.nullable().describe('The first incomplete lesson, otherwise the first.'),
  CurrentCourseProgress: progress,
  CurrentTrackProgress: progress,
  FirstLessonBonusXP: z.number().int().min(0).describe('For today’s first lesson; 0 once it’s paid.'),
});
export type DashboardContent = z.infer<typeof dashboardContent>;

export const courseProgress = z.strictObject({
  CourseUUID: uuid,
  ChapterUUID: uuid,
  LessonUUID: uuid,
  NumLessons: z.number().int(),
  NumComplete: z.number().int(),
  Chapters: z.array(chapter),
});
export type CourseProgress = z.infer<typeof courseProgress>;

const get = { method: 'GET', area } as const;

export const listTracks = endpoint({
  ...get,
  path: '/static/tracks',
  auth: 'none',
  summary: 'Every track, in order.',
  query: langQuery,
  reply: z.array(track),
});

export const getTrack = endpoint({
  ...get,
  path: '/static/tracks/{id}',
  auth: 'none',
  summary: 'One track, by its UUID or its slug.',
  params: z.object({ id: z.string().max(100) }),
  query: langQuery,
  reply: track,
  errors: [404],
});

export const getCourse = endpoint({
  ...get,
  path: '/courses/{id}',
  auth: 'optional',
  summary: 'A course with its chapters and lessons, and the caller’s progress.',
  params: idParams,
  query: langQuery,
  reply: course,
  errors: [404],
});

export const listCourses = endpoint({
  ...get,
  path: '/static/courses/overview',
  auth: 'none',
  summary: 'Every live course, without its chapters.',
  query: langQuery,
  reply: z.array(courseOverview),
});

export const getLessonIndex = endpoint({
  ...get,
  path: '/static/lesson_index',
  auth: 'none',
  summary: 'The title of every lesson of every live course, for the finder.',
  query: langQuery,
  reply: z.array(courseIndex),
});

export const getCourseBySlug = endpoint({
  ...get,
  path: '/static/courses/slug/{slug}',
  auth: 'none',
  summary: 'A course by its slug, without personal data.',
  params: z.object({ slug: z.string().max(100) }),
  query: langQuery,
  reply: course,
  errors: [404],
});

export const getCourseProgressByLesson = endpoint({
  ...get,
  path: '/course_progress_by_lesson/{id}',
  auth: 'user',
  summary: 'The caller’s progress in the course of this lesson.',
  params: idParams,
  query: langQuery,
  reply: courseProgress,
  errors: [404],
});

export const listLearnerCourses = endpoint({
  ...get,
  path: '/course_progress',
  auth: 'user',
  summary: 'The caller’s progress in every live course.',
  reply: z.array(learnerCourse),
});

export const getDashboardContent = endpoint({
  ...get,
  path: '/dashboard_content',
  auth: 'user',
  summary: 'What the caller should do next. `courseUUID` selects a course instead of the current one.',
  query: langQuery.extend({ courseUUID: uuid.optional() }),
  reply: dashboardContent,
  errors: [404],
});

export const setActiveTrack = endpoint({
  method: 'POST',
  path: '/users/active_track',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Sets the active track, which the dashboard follows.',
  body: z.object({ trackUUID: uuid }),
  reply: emptyReply,
  errors: [404],
});

export const saveSignUpFlow = endpoint({
  method: 'POST',
  path: '/signupflow_save',
  auth: 'user',
  area,
  summary:
    'What the caller chose before they had an account: a track, and which lessons they solved as a guest.',
  body: z.object({
    lessonUUIDs: z.array(uuid).max(100).default([]),
    trackUUID: uuid
      .nullish()
      .describe('Becomes the active track. Without it, the track of the lessons does.'),
  }),
  reply: emptyReply,
  errors: [404],
});

export const getCourseImage = endpoint({
  ...get,
  path: '/static/course_image/{id}',
  auth: 'none',
  summary: 'The share image of a course, 1200 by 630 pixels.',
  params: idParams,
  reply: z.never(),
  binaryReply: 'image/png',
  errors: [404],
});
