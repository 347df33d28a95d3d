import { z } from 'zod';
import { fieldMessage } from '../../texts/fields';
import { email, emptyReply, idParams, instant, timeZone, uuid } from '../common';
import { endpoint } from '../endpoint';
import { userName } from '../people/users';
import { MAX_INVITATIONS_TEXT } from '../text-limits';
import { SIGN_UP_RULES } from './site-look';

const area = 'site';
const adminErrors = [403];

export const MAX_SITE_NAME = 40;
export const MAX_DOMAINS = 20;
const DOMAIN = /^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/;

const site = z.strictObject({
  Name: z.string(),
  Accent: z.string().nullable().describe('#rrggbb; null for Emberforge’s own.'),
  Logo: z
    .strictObject({ URL: z.string().describe('The path of a PNG.'), Width: z.int(), Height: z.int() })
    .nullable(),
  SignUp: z.enum(SIGN_UP_RULES),
  Domains: z.array(z.string()).describe('For the rule `domains`: whose email addresses may sign up.'),
});
export type Site = z.infer<typeof site>;

export const getSite = endpoint({
  method: 'GET',
  path: '/site',
  auth: 'none',
  area,
  summary: 'The platform’s name, its looks, and who may sign up.',
  reply: site,
});

export const getSiteLogo = endpoint({
  method: 'GET',
  path: '/static/site_logos/{id}',
  auth: 'none',
  area,
  summary: 'The platform’s logo. Its address changes with each upload.',
  params: idParams,
  reply: z.never(),
  binaryReply: 'image/png',
  errors: [404],
});

const dataRecipients = z.strictObject({
  LanguageModel: z
    .strictObject({ Model: z.string(), Host: z.string() })
    .nullable()
    .describe('Who reads answers to interview questions; null: this server itself.'),
  Github: z.boolean(),
  Google: z.boolean(),
  Discord: z.boolean(),
  EmailProvider: z.boolean().describe('False: emails stay on this server.'),
  Runners: z.boolean().describe('Programs are judged on other machines of the host.'),
});
export type DataRecipients = z.infer<typeof dataRecipients>;

export const getDataRecipients = endpoint({
  method: 'GET',
  path: '/static/data_recipients',
  auth: 'none',
  area,
  summary: 'Which other services get data of learners, by this server’s settings. The privacy page says it.',
  reply: dataRecipients,
});

export const getSetup = endpoint({
  method: 'GET',
  path: '/setup',
  auth: 'none',
  area,
  summary: 'Whether nobody has set up this server yet.',
  reply: z.strictObject({ IsOpen: z.boolean() }),
});

export const setUpSite = endpoint({
  method: 'POST',
  path: '/setup',
  auth: 'none',
  area,
  summary: 'Makes somebody the first admin. It takes the setup code that the server prints when it starts.',
  body: z.object({
    code: z.string().trim().min(1, 'is missing').max(100),
    email,
    firstName: userName,
    lastName: userName,
    userTimezone: timeZone.nullish(),
  }),
  reply: z.strictObject({
    OTP: z
      .string()
      .nullable()
      .describe(
        'Signs in to the new account. Null for an account that was there: its owner gets a link by email.',
      ),
  }),
  errors: [403, 409, 429],
});

export const changeSite = endpoint({
  method: 'PUT',
  path: '/admin/site',
  auth: 'user',
  area,
  summary: 'Changes the platform’s name, its accent color, and who may sign up.',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, fieldMessage('field.no-name'))
      .max(MAX_SITE_NAME, fieldMessage('site.long-name', { max: MAX_SITE_NAME }))
      .regex(/^[^<>"\p{Control}\p{Format}\p{Surrogate}]*$/u, fieldMessage('site.name-characters')),
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, fieldMessage('site.color'))
      .toLowerCase()
      .nullable(),
    signUp: z.enum(SIGN_UP_RULES),
    domains: z
      .array(
        z
          .string()
          .trim()
          .toLowerCase()
          .max(253, fieldMessage('site.long-domain'))
          .regex(DOMAIN, {
            message: fieldMessage('site.domain'),
          }),
      )
      .max(MAX_DOMAINS, fieldMessage('site.too-many-domains', { max: MAX_DOMAINS })),
  }),
  reply: site,
  errors: adminErrors,
});

export const setSiteLogo = endpoint({
  method: 'PUT',
  path: '/admin/site/logo',
  auth: 'user',
  area,
  summary: 'Sets the logo: the first file of a form. It’s stored anew, as a PNG.',
  upload: 'logo',
  reply: site,
  errors: [...adminErrors, 429],
});

export const removeSiteLogo = endpoint({
  method: 'DELETE',
  path: '/admin/site/logo',
  auth: 'user',
  area,
  summary: 'Removes the logo.',
  reply: site,
  errors: adminErrors,
});

const invitation = z.strictObject({
  UUID: uuid,
  CreatedAt: instant,
  Email: z.string(),
});
export type SiteInvitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: '/admin/invitations',
  auth: 'user',
  area,
  summary: 'Who was invited and hasn’t signed up yet, 50 at a time, the newest first.',
  query: z.object({ after: uuid.optional() }),
  reply: z.strictObject({ Invitations: z.array(invitation), HasMore: z.boolean() }),
  errors: adminErrors,
});

export const invite = endpoint({
  method: 'POST',
  path: '/admin/invitations',
  auth: 'user',
  area,
  summary: 'Invites an address to sign up, and emails it. Repeating it sends another email.',
  body: z.object({ email }),
  reply: emptyReply,
  errors: [...adminErrors, 409, 429],
});

const invitationLine = z.strictObject({
  Line: z.int().describe('Of the text, from 1.'),
  Text: z.string().describe('The line, or the start of a long one.'),
  Email: z.string().nullable().describe('Null if there’s none in it.'),
  Problem: z
    .enum(['no-address', 'repeated', 'has-account', 'invited'])
    .nullable()
    .describe('Why nobody is invited by it; null if somebody is.'),
});
export type InvitationLine = z.infer<typeof invitationLine>;

const invitationsText = z.object({
  text: z.string().max(MAX_INVITATIONS_TEXT, fieldMessage('site.long-list')),
});

export const previewInvitations = endpoint({
  method: 'POST',
  path: '/admin/invitations/preview',
  auth: 'user',
  area,
  summary: 'What inviting a list of addresses would do, line by line: plain lines, or a CSV file.',
  body: invitationsText,
  reply: z.strictObject({ Lines: z.array(invitationLine), NumAccepted: z.int() }),
  errors: [...adminErrors, 429],
});

export const importInvitations = endpoint({
  method: 'POST',
  path: '/admin/invitations/import',
  auth: 'user',
  area,
  summary: 'Invites and emails those in a list of addresses who have no account and no invitation.',
  body: invitationsText,
  reply: z.strictObject({ NumInvited: z.int() }),
  errors: [...adminErrors, 429],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/admin/invitations/{id}',
  auth: 'user',
  area,
  summary: 'Withdraws an invitation that hasn’t been used.',
  params: idParams,
  reply: emptyReply,
  errors: [...adminErrors, 404],
});
