import { z } from 'zod';
import { SETTLED_IN } from '../../rules/recruits';
import { fieldMessage } from '../../texts/fields';
import { email, instant } from '../common';
import { endpoint } from '../endpoint';
import { plainName } from '../plain-text';

const area = 'recruits';

export const RECRUIT_NAME_MAX = 80;

const name = plainName(RECRUIT_NAME_MAX, 'name');

/** Also as it's often written: `@Ada-Lovelace`. */
const handle = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite((text) => text.replace(/^@/, ''))
  .max(60, 'is too long')
  .regex(/^[\w-]+$/, fieldMessage('handle.example'));

/** What has become of an invitation: the friend joined, solved a first lesson, settled in. */
export const RECRUIT_STATES = ['invited', 'joined', 'started', 'settled'] as const;

export const friendRecruit = z.strictObject({
  Name: z.string().describe('As the caller entered it, otherwise the friend’s first name.'),
  Email: z.string().nullable().describe('Of an invitation; null once the friend has joined.'),
  Handle: z.string().nullable().describe('Null until the friend has joined.'),
  State: z.enum(RECRUIT_STATES),
  Since: instant.describe('When the friend was invited or joined.'),
  NumLessons: z.int().min(0).max(SETTLED_IN.lessons).describe('Toward settling in.'),
  NumDays: z.int().min(0).max(SETTLED_IN.days).describe('Toward settling in.'),
});
export type FriendRecruit = z.infer<typeof friendRecruit>;

export const friendRecruits = z.strictObject({
  ShareURL: z.string().describe('Everybody who signs up from this link is the caller’s recruit.'),
  Recruiter: z.strictObject({ Handle: z.string() }).nullable().describe('Who recruited the caller.'),
  ConfirmUntil: instant.nullable().describe('Until when the caller can still say who recruited them.'),
  Recruits: z.array(friendRecruit).describe('At most 100, the newest first.'),
});
export type FriendRecruits = z.infer<typeof friendRecruits>;

export const listRecruits = endpoint({
  method: 'GET',
  path: '/users/friends/recruits',
  auth: 'user',
  area,
  summary: 'The friends that the caller has invited and recruited.',
  reply: friendRecruits,
});

export const inviteFriend = endpoint({
  method: 'POST',
  path: '/users/friends/recruits',
  auth: 'user',
  area,
  summary:
    'Invites a friend by email. The reply is the same whether or not the address has an account, and repeating it sends nothing.',
  body: z.object({ email, name: name.nullish() }),
  reply: friendRecruits,
  errors: [403, 429],
});

export const confirmRecruiter = endpoint({
  method: 'POST',
  path: '/users/friends/recruits/confirm',
  auth: 'user',
  area,
  summary: 'Says who recruited the caller, in the first days of the account. Repeating it changes nothing.',
  body: z.object({ handle }),
  reply: friendRecruits,
  errors: [404, 409, 429],
});
