import { greeting, type HtmlMail, htmlMail, type Mail, type MailLook, textMail } from '@server/platform/mail';
import type { Locale } from '@shared/locales';
import { digestTexts } from './digest-mail.texts';
import type { DigestPart } from './digest-section';

export interface DigestMailInput {
  id: string;
  to: string;
  /** As the user entered it. */
  firstName: string;
  /** At least one. */
  parts: readonly DigestPart[];
  publicUrl: string;
  unsubscribeUrl: string;
  locale: Locale;
  look: MailLook;
}

/** The evening's email, as plain text and HTML. */
export function digestMail(input: DigestMailInput): Mail {
  const { id, to, firstName, parts, publicUrl, unsubscribeUrl, locale, look } = input;
  const texts = digestTexts[locale];
  const [first, ...others] = parts;
  if (!first) throw new Error('An email needs something to say.');
  const content: HtmlMail = {
    locale,
    title: first.heading,
    preview: first.paragraphs[0] ?? '',
    parts: [
      { paragraphs: [greeting(locale, firstName), ...first.paragraphs], button: buttonOf(first) },
      ...others.map((part) => ({
        heading: part.heading,
        paragraphs: part.paragraphs,
        button: buttonOf(part),
      })),
    ],
    footer: [
      texts.why,
      { label: texts.settings, url: `${publicUrl}/dashboard?modal=settings` },
      { label: texts.unsubscribe, url: unsubscribeUrl },
    ],
  };
  function buttonOf({ action }: DigestPart) {
    return { label: action.label, url: publicUrl + action.path };
  }
  return {
    id,
    to,
    subject: first.subject,
    text: textMail(content),
    html: htmlMail(content, look),
    unsubscribeUrl,
  };
}
