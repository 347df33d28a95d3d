import type { MailTexts } from '@server/platform/mail';

interface ConfirmationCodeTexts {
  title: string;
  subject: string;
  expiry: string;
  enter: string;
  never: string;
  notYou: string;
  button: string;
}

export const confirmationCodeTexts: MailTexts<(site: string, code: string) => ConfirmationCodeTexts> = {
  en: (site, code) => ({
    title: `Your code is ${code}`,
    subject: `${code} is your code for ${site}`,
    expiry: 'It works once and expires in 10 minutes.',
    enter:
      'Enter it where you were asked for it, to confirm that it’s you. It works once and expires in 10 minutes.',
    never: `We never ask for it anywhere else, and nobody from ${site} will ask you for it.`,
    notYou:
      'Didn’t ask for it? Somebody may be using your account: open Account in your settings and sign out everywhere.',
    button: 'Open settings',
  }),
  de: (site, code) => ({
    title: `Dein Code ist ${code}`,
    subject: `${code} ist dein Code für ${site}`,
    expiry: 'Er funktioniert einmal und läuft in 10 Minuten ab.',
    enter:
      'Gib ihn dort ein, wo wir dich danach gefragt haben. So bestätigst du, dass du es bist. Er funktioniert einmal und läuft in 10 Minuten ab.',
    never: `Wir fragen nirgendwo sonst danach, und niemand von ${site} wird dich darum bitten.`,
    notYou:
      'Du hast keinen angefordert? Dann benutzt vielleicht jemand anders dein Konto: Öffne in den Einstellungen „Konto“ und melde dich überall ab.',
    button: 'Einstellungen öffnen',
  }),
};
