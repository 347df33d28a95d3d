import type { MailTexts } from '@server/platform/mail';

interface SiteInvitationTexts {
  title: string;
  preview: string;
  invited: string;
  address: string;
  button: string;
  ignore: string;
}

export const siteInvitationTexts: MailTexts<(site: string, address: string) => SiteInvitationTexts> = {
  en: (site, address) => ({
    title: `You’re invited to ${site}`,
    preview: 'Learn to code by building things that run.',
    invited: `The people who run ${site} have invited you to learn to code there, right in your browser.`,
    address: `Sign up with this address: ${address}`,
    button: 'Sign up',
    ignore: 'Don’t know why you got this? You can ignore this email: no account was created.',
  }),
  de: (site, address) => ({
    title: `Du bist zu ${site} eingeladen`,
    preview: 'Lern programmieren, indem du Dinge baust, die laufen.',
    invited: `Die Leute, die ${site} betreiben, laden dich ein, dort programmieren zu lernen, direkt in deinem Browser.`,
    address: `Registrier dich mit dieser Adresse: ${address}`,
    button: 'Registrieren',
    ignore:
      'Du weißt nicht, warum du das bekommst? Dann ignorier diese E-Mail: Es wurde kein Konto erstellt.',
  }),
};
