import { z } from 'zod';
import { instant, langQuery, textReference, uuid } from '../common';
import { leagueBadge } from '../community/leaderboards';
import { endpoint } from '../endpoint';
import { earnedAchievement } from '../game/achievements';
import { stats } from '../game/streak';
import { courseLanguage } from '../learning/catalog';

/** A learner as their public page shows them. */
export const publicProfile = z.strictObject({
  UUID: uuid,
  Handle: z.string().describe('The current one, also if an earlier one was asked for.'),
  CreatedAt: instant,
  FirstName: z.string(),
  LastName: z.string(),
  Bio: z.string().nullable(),
  JobTitle: z.string().nullable(),
  Location: z.string().nullable(),
  TwitterHandle: z.string().nullable(),
  LinkedinURL: z.string().nullable(),
  GithubHandle: z.string().nullable(),
  WebsiteURL: z.string().nullable(),
  DiscordHandle: z
    .string()
    .nullable()
    .describe('Null unless they’ve linked an account and want it to be seen.'),
  RecruitersCanContact: z.boolean(),
  ProfileImageURL: z.string().nullable(),
  ThumbnailURL: z.string().describe('The share image, 1200 by 630 pixels. Changes when the image does.'),
  Level: z.int().min(1),
  XPForLevel: z.int().min(0),
  XPTotalForLevel: z.int().min(1),
  LeagueBadge: leagueBadge.nullable(),
  Karma: z.int().min(0).nullable().describe('Null for learners who don’t take part in boards.'),
  IsPrivate: z.boolean().describe('Only they see this profile.'),
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const profileResult = z.discriminatedUnion('Status', [
  z.strictObject({ Status: z.literal('success'), Profile: publicProfile }),
  z.strictObject({
    Status: z.literal('denied'),
    Reason: z.string().describe('User-facing.'),
    ReasonText: textReference('Reason'),
  }),
]);
export type ProfileResult = z.infer<typeof profileResult>;

const count = z.int().min(0);

export const publicCourse = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Language: courseLanguage,
  Emblem: z.string(),
  NumLessons: count,
  NumComplete: count,
  CompletedAt: instant.nullable(),
});
export type PublicCourse = z.infer<typeof publicCourse>;

export const publicTrack = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  NumCourses: count,
  NumCoursesComplete: count,
  NumLessons: count,
  NumComplete: count,
  IsActive: z.boolean().describe('Whether the learner follows it now.'),
});
export type PublicTrack = z.infer<typeof publicTrack>;

export const tracksAndCourses = z.strictObject({
  Tracks: z.array(publicTrack).describe('The active one, and those with a completed lesson.'),
  Courses: z.array(publicCourse).describe('Those with a completed lesson, or completed before a reset.'),
});
export type TracksAndCourses = z.infer<typeof tracksAndCourses>;

/** Learners always see their own profile. */
const get = {
  method: 'GET',
  auth: 'optional',
  area: 'profiles',
  params: z.object({ handle: z.string().max(100) }),
} as const;

export const getPublicProfile = endpoint({
  ...get,
  path: '/users/public/{handle}',
  summary: 'A learner’s public profile, by their handle or one that they had; denied if it’s private.',
  reply: profileResult,
  errors: [404],
});

export const getPublicStats = endpoint({
  ...get,
  path: '/users/public/{handle}/stats',
  summary: 'A learner’s numbers.',
  reply: stats,
  errors: [403, 404],
});

export const getPublicThumbnail = endpoint({
  ...get,
  path: '/users/public/{handle}/thumbnail',
  summary: 'The share image of a profile.',
  reply: z.never(),
  binaryReply: 'image/png',
  errors: [403, 404],
});

export const listPublicAchievements = endpoint({
  ...get,
  path: '/users/public/{handle}/achievements',
  summary: 'The achievements that a learner has earned, the oldest first.',
  query: langQuery,
  reply: z.array(earnedAchievement),
  errors: [403, 404],
});

export const getTracksAndCourses = endpoint({
  ...get,
  path: '/users/public/{handle}/tracks_and_courses',
  summary: 'What a learner has learned.',
  reply: tracksAndCourses,
  errors: [403, 404],
});
