import { z } from 'zod';
import { instant } from '../common';
import { endpoint } from '../endpoint';

const localMail = z.strictObject({
  ID: z.string(),
  To: z.string(),
  Subject: z.string(),
  SentAt: instant,
  Text: z.string().describe('The plain-text part, with its links spelled out.'),
});
export type LocalMail = z.infer<typeof localMail>;

export const listLocalMails = endpoint({
  method: 'GET',
  path: '/local_mails',
  auth: 'none',
  area: 'mailbox',
  summary:
    'The newest emails of a server without SMTP, for the computer that it runs on, until a request comes through a proxy. For everybody else, they don’t exist.',
  reply: z.strictObject({ Mails: z.array(localMail).describe('At most 50, the newest first.') }),
  errors: [404],
});
