import {
  type HtmlMail,
  htmlMail,
  type Mail,
  type MailLook,
  nameInMail,
  textMail,
} from '@server/platform/mail';

export interface SignInMailInput {
  /** The code's id, also used as the email's id. */
  id: string;
  to: string;
  /** As the user entered it. */
  firstName: string;
  url: string;
  look: MailLook;
}

const EXPIRY = 'This link works once and expires in 30 minutes.';
const IGNORE = 'Didn’t ask for it? You can ignore this email.';

/** The email with a sign-in link, as plain text and HTML. */
export function signInMail({ id, to, firstName, url, look }: SignInMailInput): Mail {
  const name = nameInMail(firstName);
  const hello = name === '' ? 'Hi,' : `Hi ${name},`;
  const content: HtmlMail = {
    title: `Sign in to ${look.name}`,
    preview: EXPIRY,
    parts: [
      { paragraphs: [hello, 'Open this link to sign in:'], button: { label: 'Sign in', url } },
      { paragraphs: [EXPIRY] },
    ],
    footer: [IGNORE],
  };
  const pasted: HtmlMail = {
    ...content,
    parts: [
      content.parts[0]!,
      { paragraphs: ['Or paste this link into your browser:', url] },
      content.parts[1]!,
    ],
  };
  return {
    id,
    to,
    subject: `Your sign-in link for ${look.name}`,
    text: textMail(content),
    html: htmlMail(pasted, look),
    link: { label: 'Sign-in link', url },
  };
}
