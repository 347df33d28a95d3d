import { type Mail, nameInMail } from '@server/platform/mail';

export interface SignInMailInput {
  /** The code's id, also used as the email's id. */
  id: string;
  to: string;
  /** As the user entered it. */
  firstName: string;
  url: string;
}

const EXPIRY = 'This link works once and expires in 30 minutes.';
const IGNORE = 'Didn’t ask for it? You can ignore this email.';

/** The email with a sign-in link, as plain text and HTML. */
export function signInMail({ id, to, firstName, url }: SignInMailInput): Mail {
  const name = nameInMail(firstName);
  const hello = name === '' ? 'Hi,' : `Hi ${name},`;
  return {
    id,
    to,
    subject: 'Your sign-in link for Emberforge',
    text: [hello, 'Open this link to sign in to Emberforge:', url, EXPIRY, IGNORE, 'Emberforge'].join('\n\n'),
    html: page(hello, url),
    link: { label: 'Sign-in link', url },
  };
}

function page(hello: string, url: string): string {
  const href = escapeHtml(url);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Your sign-in link for Emberforge</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f1a17;font:16px/1.5 system-ui,sans-serif">
<main style="max-width:34em;margin:0 auto">
<h1 style="font-size:22px;margin:0 0 16px">Sign in to Emberforge</h1>
<p>${escapeHtml(hello)}</p>
<p>Open this link to sign in:</p>
<p><a href="${href}"
 style="display:inline-block;padding:12px 20px;border-radius:8px;background:#9a3412;color:#ffffff">Sign in</a></p>
<p>Or paste this link into your browser:<br>
<span style="word-break:break-all">${href}</span></p>
<p>${EXPIRY}</p>
<p>${IGNORE}</p>
</main>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
