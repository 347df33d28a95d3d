import type { MailTexts } from '@server/platform/mail';

interface SignInTexts {
  title: string;
  subject: string;
  open: string;
  button: string;
  paste: string;
  expiry: string;
  ignore: string;
}

export const signInTexts: MailTexts<(site: string) => SignInTexts> = {
  en: (site) => ({
    title: `Sign in to ${site}`,
    subject: `Your sign-in link for ${site}`,
    open: 'Open this link to sign in:',
    button: 'Sign in',
    paste: 'Or paste this link into your browser:',
    expiry: 'This link works once and expires in 30 minutes.',
    ignore: 'Didn’t ask for it? You can ignore this email.',
  }),
  de: (site) => ({
    title: `Bei ${site} anmelden`,
    subject: `Dein Anmeldelink für ${site}`,
    open: 'Mit diesem Link meldest du dich an:',
    button: 'Anmelden',
    paste: 'Oder füg diesen Link in deinen Browser ein:',
    expiry: 'Der Link funktioniert einmal und läuft in 30 Minuten ab.',
    ignore: 'Du hast das nicht angefordert? Dann ignorier diese E-Mail einfach.',
  }),
};
