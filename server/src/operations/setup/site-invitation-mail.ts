import { type HtmlMail, htmlMail, type Mail, type MailLook, textMail } from '@server/platform/mail';
import type { Locale } from '@shared/locales';
import { siteInvitationTexts } from './site-invitation-mail.texts';

export interface SiteInvitationMailInput {
  id: string;
  to: string;
  look: MailLook;
  /** Where to sign up. */
  url: string;
  /** The admin's: nothing is known of the invited. */
  locale: Locale;
}

/** The email to an address that an admin has invited. */
export function siteInvitationMail({ id, to, look, url, locale }: SiteInvitationMailInput): Mail {
  const texts = siteInvitationTexts[locale](look.name, to);
  const content: HtmlMail = {
    locale,
    title: texts.title,
    preview: texts.preview,
    parts: [{ paragraphs: [texts.invited, texts.address], button: { label: texts.button, url } }],
    footer: [texts.ignore],
  };
  return {
    id,
    to,
    subject: texts.title,
    text: textMail(content),
    html: htmlMail(content, look),
    link: { label: 'Invitation', url },
  };
}
