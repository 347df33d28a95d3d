import { type HtmlMail, htmlMail, type Mail, type MailLook, textMail } from '@server/platform/mail';

export interface SiteInvitationMailInput {
  id: string;
  to: string;
  look: MailLook;
  /** Where to sign up. */
  url: string;
}

/** The email to an address that an admin has invited. */
export function siteInvitationMail({ id, to, look, url }: SiteInvitationMailInput): Mail {
  const content: HtmlMail = {
    title: `You’re invited to ${look.name}`,
    preview: 'Learn to code by building things that run.',
    parts: [
      {
        paragraphs: [
          `The people who run ${look.name} have invited you to learn to code there, right in your browser.`,
          `Sign up with this address: ${to}`,
        ],
        button: { label: 'Sign up', url },
      },
    ],
    footer: ['Don’t know why you got this? You can ignore this email: no account was created.'],
  };
  return {
    id,
    to,
    subject: `You’re invited to ${look.name}`,
    text: textMail(content),
    html: htmlMail(content, look),
    link: { label: 'Invitation', url },
  };
}
