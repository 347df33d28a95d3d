import type { MailTexts } from '@server/platform/mail';

interface DigestTexts {
  why: string;
  settings: string;
  unsubscribe: string;
}

export const digestTexts: MailTexts<DigestTexts> = {
  en: {
    why: 'You asked for this email in your settings. There’s never more than one a day.',
    settings: 'Change what you get',
    unsubscribe: 'Unsubscribe',
  },
  de: {
    why: 'Du hast diese E-Mail in deinen Einstellungen bestellt. Es ist nie mehr als eine am Tag.',
    settings: 'Ändern, was du bekommst',
    unsubscribe: 'Abbestellen',
  },
};
