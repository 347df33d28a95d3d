import { z } from 'zod';
import { handleProblem, normalizeHandle } from '../../rules/handles';
import {
  cleanProfileText,
  EXPERIENCE_LEVELS,
  MAX_NAME_LENGTH,
  type ProfileText,
  profileTextProblem,
} from '../../rules/profile';
import { fieldMessage, messageOf } from '../../texts/fields';
import { email, emptyReply, idParams, instant, locale, timeZone, uuid } from '../common';
import { endpoint } from '../endpoint';
import { plainName } from '../plain-text';

const area = 'users';

/** The signed-in user's own account. */
export const user = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Handle: z.string(),
  Email: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Gems: z.number().int(),
  Level: z.number().int().min(1),
  XPForLevel: z.number().int().describe('XP earned within the current level.'),
  XPTotalForLevel: z.number().int().describe('XP from the current level to the next.'),
  ProfileImageURL: z.string().nullable(),
  VimEnabled: z.boolean(),
  DiscordUserID: z.string().nullable(),
  IsAdmin: z.boolean(),
  Bio: z.string().nullable(),
  JobTitle: z.string().nullable(),
  Location: z.string().nullable(),
  TwitterHandle: z.string().nullable(),
  LinkedinURL: z.string().nullable(),
  GithubHandle: z.string().nullable(),
  WebsiteURL: z.string().nullable(),
  ExperienceLevel: z.enum(EXPERIENCE_LEVELS).nullable(),
  RecruitersCanContact: z.boolean(),
  IsPrivate: z.boolean().describe('Nobody else sees their profile.'),
  ShowsDiscord: z.boolean().describe('Whether their profile shows the Discord account that they’ve linked.'),
  NotifyOnCommissions: z.boolean(),
  TimeZone: z.string().describe('IANA name.'),
  Locale: locale.nullable().describe('The language of the product for this learner; null until it’s known.'),
  HidesCompetition: z.boolean().describe('Whether everything that compares learners is hidden from them.'),
});
export type User = z.infer<typeof user>;

export const userName = plainName(MAX_NAME_LENGTH, 'your-name').min(1, fieldMessage('field.empty'));

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  auth: 'none',
  area,
  summary: 'Creates an account and emails a sign-in link.',
  body: z.object({
    email,
    firstName: userName,
    lastName: userName,
    referringUserUUID: uuid.nullish(),
    userTimezone: timeZone.nullish(),
    redirect: z.string().max(500).nullish().describe('The path in the app to open after signing in.'),
  }),
  reply: emptyReply,
  errors: [403, 409, 429],
});

export const emailExists = endpoint({
  method: 'POST',
  path: '/users/email/exists',
  auth: 'none',
  area,
  summary: 'Whether an account has this email address.',
  body: z.object({ email }),
  reply: z.strictObject({ Exists: z.boolean() }),
  errors: [429],
});

export const sendMagicLink = endpoint({
  method: 'POST',
  path: '/users/email/send_magic_link',
  auth: 'none',
  area,
  summary: 'Emails a sign-in link for an account.',
  body: z.object({ email, redirect: z.string().max(500).nullish() }),
  reply: emptyReply,
  errors: [404, 429],
});

const ownUser = { method: 'GET', auth: 'user', area, reply: user } as const;

export const getUser = endpoint({ ...ownUser, path: '/users', summary: 'The signed-in user.' });

export const getMe = endpoint({
  ...ownUser,
  path: '/users/me',
  summary: 'The signed-in user, for the terminal client.',
});

/** A text of the profile; empty ones are null. Its learner reads the problems. */
const profileText = (field: ProfileText) =>
  z
    .string()
    .max(2_000, 'is too long')
    .nullable()
    .transform((sent, context) => {
      const text = cleanProfileText(field, sent);
      const problem = profileTextProblem(field, text);
      if (problem) context.addIssue({ code: 'custom', message: messageOf(problem) });
      return text;
    })
    .optional();

/** What learners can change about themselves. */
const userChanges = {
  firstName: userName.optional(),
  lastName: userName.optional(),
  bio: profileText('bio'),
  jobTitle: profileText('jobTitle'),
  location: profileText('location'),
  twitterHandle: profileText('twitterHandle'),
  linkedinURL: profileText('linkedinURL'),
  githubHandle: profileText('githubHandle'),
  websiteURL: profileText('websiteURL'),
  experienceLevel: z
    .union([z.enum(EXPERIENCE_LEVELS), z.literal('')], fieldMessage('field.level'))
    .nullable()
    .transform((level) => level || null)
    .optional(),
  recruitersCanContact: z.boolean().optional(),
  IsPrivate: z.boolean().optional(),
  vimEnabled: z.boolean().optional(),
  timezone: timeZone.optional(),
  locale: locale.optional(),
  showsDiscord: z.boolean().optional(),
  notifyOnCommissions: z.boolean().optional(),
};

export type UserField = keyof typeof userChanges;
const USER_FIELDS = Object.keys(userChanges) as [UserField, ...UserField[]];

export const updateUser = endpoint({
  method: 'PUT',
  path: '/users',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Changes the signed-in user. Empty texts are stored as null, and fields that aren’t sent stay.',
  body: z
    .object({
      ...userChanges,
      updateFields: z
        .array(z.enum(USER_FIELDS))
        .max(100)
        .optional()
        .describe('Only these are changed; without it, all that are sent.'),
    })
    .refine((changes) => Object.keys(changes).length > 0, fieldMessage('field.none-sent')),
  reply: user,
});

const handle = z
  .string()
  .max(200, 'is too long')
  .transform((typed, context) => {
    const normalized = normalizeHandle(typed);
    const problem = handleProblem(normalized);
    if (problem) context.addIssue({ code: 'custom', message: messageOf(problem) });
    return normalized;
  });

export const changeHandle = endpoint({
  method: 'PUT',
  path: '/users/handle',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Changes the handle. Links with the old one keep working, and nobody else can have it.',
  body: z.object({ handle }),
  reply: user,
  errors: [409, 429],
});

export const setProfileImage = endpoint({
  method: 'PUT',
  path: '/users/profile_image',
  auth: 'user',
  area,
  summary: 'Sets the profile image: the first file of a form. It’s cropped to a square and stored anew.',
  upload: 'profileImage',
  reply: user,
  errors: [429],
});

export const removeProfileImage = endpoint({
  method: 'DELETE',
  path: '/users/profile_image',
  auth: 'user',
  whileImpersonating: 'allowed',
  area,
  summary: 'Removes the profile image.',
  reply: user,
});

export const joinVimList = endpoint({
  method: 'PUT',
  path: '/vim_list',
  auth: 'optional',
  area,
  summary: 'Adds an address to the list of those who want to hear about a course on Vim.',
  body: z.object({ email }),
  reply: emptyReply,
  errors: [429],
});

export const getProfileImage = endpoint({
  method: 'GET',
  path: '/static/profile_images/{id}',
  auth: 'none',
  area,
  summary: 'A profile image. Its address changes with each upload.',
  params: idParams,
  reply: z.never(),
  binaryReply: 'image/webp',
  errors: [404],
});
