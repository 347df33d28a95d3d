import { greeting, type Mail, nameInMail } from '@server/platform/mail';
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
}

/**
 * The email that invites a friend, as plain text and HTML. The names are the only part that anybody can choose, and
 * `nameInMail` takes links and line breaks out of them.
 */
export function invitationMail({ id, to, friend, recruiter, url, locale }: InvitationMailInput): Mail {
  const texts = invitationTexts[locale]('Emberforge', nameInMail(recruiter));
  const hello = greeting(locale, friend);
  return {
    id,
    to,
    subject: texts.subject,
    text: [
      hello,
      `${texts.invitation} ${texts.about}`,
      `${texts.button}:`,
      url,
      texts.why,
      'Emberforge',
    ].join('\n\n'),
    html: page({ locale, texts, hello, href: escapeHtml(url) }),
    link: { label: 'Invitation', url },
  };
}

interface Page {
  locale: Locale;
  texts: ReturnType<(typeof invitationTexts)[Locale]>;
  hello: string;
  href: string;
}

const page = ({ locale, texts, hello, href }: Page) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f1a17;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:34em;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">${texts.heading}</h1>
<p>${escapeHtml(hello)}</p>
<p>${escapeHtml(texts.invitation)} ${texts.about}</p>
<p><a href="${href}"
 style="display:inline-block;padding:12px 20px;border-radius:8px;background:#9a3412;color:#ffffff">${texts.button}</a></p>
<p>${texts.paste}<br>
<span style="word-break:break-all">${href}</span></p>
<p>${texts.why}</p>
</main>
</body>
</html>
`;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
