import { address, settingsPart } from '@server/platform/config';
import { z } from 'zod';

/** `Name <name@host>` or `name@host`, in one line. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>|[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)$/u;

export interface MailSettings {
  smtpUrl: string | undefined;
  mailFrom: string;
}

export const mailSettings = settingsPart({
  environment: {
    SMTP_URL: address(/^smtps?$/)
      .optional()
      .describe('an smtp:// or smtps:// address'),
    MAIL_FROM: z
      .string()
      .regex(SENDER)
      .default('forge@localhost')
      .describe('a sender, such as Forge <forge@example.org>'),
  },
  read: (values): MailSettings => ({ smtpUrl: values.SMTP_URL, mailFrom: values.MAIL_FROM }),
});
