import type { Locale } from '@shared/locales';
import type { MailTexts } from './mail-texts';
import { nameInMail } from './name-in-mail';

const GREETINGS: MailTexts<string> = { en: 'Hi', de: 'Hallo' };

/** How a mail begins. @param firstName as the user entered it. */
export function greeting(locale: Locale, firstName: string): string {
  const name = nameInMail(firstName);
  return name === '' ? `${GREETINGS[locale]},` : `${GREETINGS[locale]} ${name},`;
}
