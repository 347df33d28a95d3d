import {
  greeting,
  type HtmlMail,
  htmlMail,
  type Mail,
  type MailLook,
  nameInMail,
  textMail,
} from '@server/platform/mail';
import type { Locale } from '@shared/locales';
import { invitationTexts } from './invitation-mail.texts';

export interface InvitationMailInput {
  /** The invitation's id, also used as the email's id. */
  id: string;
  to: string;
  /** As the recruiter entered it; may be empty. */
  friend: string;
  /** The recruiter's first name, as they entered it. */
  recruiter: string;
  url: string;
  /** The recruiter's: nothing is known of the friend's. */
  locale: Locale;
  look: MailLook;
}

/**
 * The email that invites a friend, as plain text and HTML. The names are the only part that anybody can choose, and
 * `nameInMail` takes links and line breaks out of them.
 */
export function invitationMail({ id, to, friend, recruiter, url, locale, look }: InvitationMailInput): Mail {
  const texts = invitationTexts[locale](look.name, nameInMail(recruiter));
  const content: HtmlMail = {
    locale,
    title: texts.heading,
    preview: texts.invitation,
    parts: [
      {
        paragraphs: [greeting(locale, friend), `${texts.invitation} ${texts.about}`],
        button: { label: texts.button, url },
      },
    ],
    footer: [texts.why],
  };
  const pasted: HtmlMail = {
    ...content,
    parts: [...content.parts, { paragraphs: [texts.paste, url] }],
  };
  return {
    id,
    to,
    subject: texts.subject,
    text: textMail(content),
    html: htmlMail(pasted, look),
    link: { label: 'Invitation', url },
  };
}
