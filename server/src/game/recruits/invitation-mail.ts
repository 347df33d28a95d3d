import { type Mail, nameInMail } from '@server/platform/mail';

export interface InvitationMailInput {
  /** The invitation's id, also used as the email's id. */
  id: string;
  to: string;
  /** As the recruiter entered it; may be empty. */
  friend: string;
  /** The recruiter's first name, as they entered it. */
  recruiter: string;
  url: string;
}

const ABOUT =
  'Emberforge teaches you to code by building things that run. It’s free, it runs in your browser, and you can try the first lesson without an account.';
const WHY =
  'You’re getting this because a friend entered your email address. We don’t send reminders, and we’ll delete your address if you don’t join. Not interested? You can ignore this email.';

/**
 * The email that invites a friend, as plain text and HTML. The names are the only part that anybody can choose, and
 * `nameInMail` takes links and line breaks out of them.
 */
export function invitationMail({ id, to, friend, recruiter, url }: InvitationMailInput): Mail {
  const [name, from] = [nameInMail(friend), nameInMail(recruiter)];
  const hello = name === '' ? 'Hi,' : `Hi ${name},`;
  const invitation = `${from === '' ? 'A friend' : from} thinks you’d like Emberforge.`;
  return {
    id,
    to,
    subject: from === '' ? 'A friend invited you to Emberforge' : `${from} invited you to Emberforge`,
    text: [hello, `${invitation} ${ABOUT}`, 'Take a look:', url, WHY, 'Emberforge'].join('\n\n'),
    html: page({ hello, invitation, href: escapeHtml(url) }),
    link: { label: 'Invitation', url },
  };
}

const page = ({
  hello,
  invitation,
  href,
}: {
  hello: string;
  invitation: string;
  href: string;
}) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>An invitation to Emberforge</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f1a17;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:34em;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">Come and code with me</h1>
<p>${escapeHtml(hello)}</p>
<p>${escapeHtml(invitation)} ${ABOUT}</p>
<p><a href="${href}"
 style="display:inline-block;padding:12px 20px;border-radius:8px;background:#9a3412;color:#ffffff">Take a look</a></p>
<p>Or paste this link into your browser:<br>
<span style="word-break:break-all">${href}</span></p>
<p>${WHY}</p>
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
