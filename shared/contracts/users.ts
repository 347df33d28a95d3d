import { z } from 'zod';
import { email, emptyReply, instant, timeZone, uuid } from './common';
import { endpoint } from './endpoint';

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
  HidesCompetition: z.boolean().describe('Whether everything that compares learners is hidden from them.'),
});
export type User = z.infer<typeof user>;

/** Without control characters, which PostgreSQL can't store all of, and halves of surrogate pairs. */
const name = z
  .string()
  .trim()
  .min(1, 'Please fill in all fields')
  .max(80, 'is too long')
  .regex(/^[^\p{Control}\p{Surrogate}]*$/u, 'Please enter your name without control characters.');

export const createUser = endpoint({
  method: 'POST',
  path: '/users',
  auth: 'none',
  area,
  summary: 'Creates an account and emails a sign-in link.',
  body: z.object({
    email,
    firstName: name,
    lastName: name,
    referringUserUUID: uuid.nullish(),
    userTimezone: timeZone.nullish(),
    redirect: z.string().max(500).nullish().describe('The path in the app to open after signing in.'),
  }),
  reply: emptyReply,
  errors: [409, 429],
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
