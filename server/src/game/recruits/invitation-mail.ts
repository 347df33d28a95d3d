import {
  type HtmlMail,
  htmlMail,
  type Mail,
  type MailLook,
  nameInMail,
  textMail,
} from '@server/platform/mail';

export interface InvitationMailInput {
  /** The invitation's id, also used as the email's id. */
  id: string;
  to: string;
  /** As the recruiter entered it; may be empty. */
  friend: string;
  /** The recruiter's first name, as they entered it. */
  recruiter: string;
  url: string;
  look: MailLook;
}

const WHY =
  'You’re getting this because a friend entered your email address. We don’t send reminders, and we’ll delete your address if you don’t join. Not interested? You can ignore this email.';

/**
 * The email that invites a friend, as plain text and HTML. The names are the only part that anybody can choose, and
 * `nameInMail` takes links and line breaks out of them.
 */
export function invitationMail({ id, to, friend, recruiter, url, look }: InvitationMailInput): Mail {
  const [name, from] = [nameInMail(friend), nameInMail(recruiter)];
  const invitation = `${from === '' ? 'A friend' : from} thinks you’d like ${look.name}.`;
  const about = `${look.name} teaches you to code by building things that run. It’s free, it runs in your browser, and you can try the first lesson without an account.`;
  const content: HtmlMail = {
    title: 'Come and code with me',
    preview: invitation,
    parts: [
      {
        paragraphs: [name === '' ? 'Hi,' : `Hi ${name},`, `${invitation} ${about}`],
        button: { label: 'Take a look', url },
      },
    ],
    footer: [WHY],
  };
  const pasted: HtmlMail = {
    ...content,
    parts: [...content.parts, { paragraphs: ['Or paste this link into your browser:', url] }],
  };
  return {
    id,
    to,
    subject: from === '' ? `A friend invited you to ${look.name}` : `${from} invited you to ${look.name}`,
    text: textMail(content),
    html: htmlMail(pasted, look),
    link: { label: 'Invitation', url },
  };
}
