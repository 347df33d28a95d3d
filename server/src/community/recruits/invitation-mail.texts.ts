import type { MailTexts } from '@server/platform/mail';

interface InvitationTexts {
  subject: string;
  heading: string;
  invitation: string;
  about: string;
  button: string;
  paste: string;
  why: string;
}

/** `from` is the friend's name; empty if nothing of it can be shown. */
export const invitationTexts: MailTexts<(site: string, from: string) => InvitationTexts> = {
  en: (site, from) => ({
    subject: `${from || 'A friend'} invited you to ${site}`,
    heading: 'Come and code with me',
    invitation: `${from || 'A friend'} thinks you’d like ${site}.`,
    about: `${site} teaches you to code by building things that run. It’s free, it runs in your browser, and you can try the first lesson without an account.`,
    button: 'Take a look',
    paste: 'Or paste this link into your browser:',
    why: 'You’re getting this because a friend entered your email address. We don’t send reminders, and we’ll delete your address if you don’t join. Not interested? You can ignore this email.',
  }),
  de: (site, from) => ({
    subject: from === '' ? `Du wurdest zu ${site} eingeladen` : `${from} hat dich zu ${site} eingeladen`,
    heading: 'Komm, wir programmieren zusammen',
    invitation:
      from === ''
        ? `Jemand, den du kennst, glaubt, ${site} wäre was für dich.`
        : `${from} glaubt, ${site} wäre was für dich.`,
    about: `Bei ${site} lernst du programmieren, indem du Dinge baust, die laufen. Es ist kostenlos, läuft in deinem Browser, und die erste Lektion kannst du ohne Konto ausprobieren.`,
    button: 'Mal ansehen',
    paste: 'Oder füg diesen Link in deinen Browser ein:',
    why: 'Du bekommst diese E-Mail, weil jemand deine Adresse eingegeben hat. Wir erinnern dich nicht noch mal und löschen deine Adresse, wenn du nicht mitmachst. Kein Interesse? Dann ignorier diese E-Mail einfach.',
  }),
};
