import {
  type HtmlMail,
  htmlMail,
  type Mail,
  type MailLook,
  nameInMail,
  textMail,
} from '@server/platform/mail';
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
  look: MailLook;
}

/** The evening's email, as plain text and HTML. */
export function digestMail(input: DigestMailInput): Mail {
  const { id, to, firstName, parts, publicUrl, unsubscribeUrl, look } = input;
  const name = nameInMail(firstName);
  const [first, ...others] = parts;
  if (!first) throw new Error('An email needs something to say.');
  const content: HtmlMail = {
    title: first.heading,
    preview: first.paragraphs[0] ?? '',
    parts: [
      { paragraphs: [name === '' ? 'Hi,' : `Hi ${name},`, ...first.paragraphs], button: buttonOf(first) },
      ...others.map((part) => ({
        heading: part.heading,
        paragraphs: part.paragraphs,
        button: buttonOf(part),
      })),
    ],
    footer: [
      'You asked for this email in your settings. There’s never more than one a day.',
      { label: 'Change what you get', url: `${publicUrl}/dashboard?modal=settings` },
      { label: 'Unsubscribe', url: unsubscribeUrl },
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
