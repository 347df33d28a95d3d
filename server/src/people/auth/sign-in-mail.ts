import { greeting, type HtmlMail, htmlMail, type Mail, type MailLook, textMail } from '@server/platform/mail';
import type { Locale } from '@shared/locales';
import { signInTexts } from './sign-in-mail.texts';

export interface SignInMailInput {
  /** The code's id, also used as the email's id. */
  id: string;
  to: string;
  /** As the user entered it. */
  firstName: string;
  url: string;
  locale: Locale;
  look: MailLook;
}

/** The email with a sign-in link, as plain text and HTML. */
export function signInMail({ id, to, firstName, url, locale, look }: SignInMailInput): Mail {
  const texts = signInTexts[locale](look.name);
  const content: HtmlMail = {
    locale,
    title: texts.title,
    preview: texts.expiry,
    parts: [
      { paragraphs: [greeting(locale, firstName), texts.open], button: { label: texts.button, url } },
      { paragraphs: [texts.expiry] },
    ],
    footer: [texts.ignore],
  };
  const pasted: HtmlMail = {
    ...content,
    parts: [content.parts[0]!, { paragraphs: [texts.paste, url] }, content.parts[1]!],
  };
  return {
    id,
    to,
    subject: texts.subject,
    text: textMail(content),
    html: htmlMail(pasted, look),
    link: { label: 'Sign-in link', url },
  };
}
