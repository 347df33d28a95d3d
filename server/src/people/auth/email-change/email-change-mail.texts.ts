import type { MailTexts } from '@server/platform/mail';

interface ConfirmTexts {
  title: string;
  subject: string;
  open: string;
  button: string;
  expiry: string;
  ignore: string;
}

/** To the new address. */
export const confirmTexts: MailTexts<(site: string) => ConfirmTexts> = {
  en: (site) => ({
    title: 'Confirm your new email address',
    subject: `Confirm your new email address for ${site}`,
    open: `Open this link to use this address for your ${site} account:`,
    button: 'Confirm address',
    expiry: 'This link works once and expires in an hour.',
    ignore: 'Didn’t ask for it? You can ignore this email: nothing changes.',
  }),
  de: (site) => ({
    title: 'Bestätige deine neue E-Mail-Adresse',
    subject: `Bestätige deine neue E-Mail-Adresse für ${site}`,
    open: `Mit diesem Link nutzt du diese Adresse für dein Konto bei ${site}:`,
    button: 'Adresse bestätigen',
    expiry: 'Der Link funktioniert einmal und läuft in einer Stunde ab.',
    ignore: 'Du hast das nicht angefordert? Dann ignorier diese E-Mail einfach: Es ändert sich nichts.',
  }),
};

interface ChangedTexts {
  title: string;
  subject: string;
  changed: string;
  notYou: string;
  button: string;
}

/** To the old one. */
export const changedTexts: MailTexts<(site: string) => ChangedTexts> = {
  en: (site) => ({
    title: 'Your email address was changed',
    subject: `Your email address for ${site} was changed`,
    changed: `Your ${site} account now has another email address, so this one no longer signs you in.`,
    notYou: 'Wasn’t that you? Somebody may be using your account: tell the people who run this site.',
    button: `Open ${site}`,
  }),
  de: (site) => ({
    title: 'Deine E-Mail-Adresse wurde geändert',
    subject: `Deine E-Mail-Adresse für ${site} wurde geändert`,
    changed: `Dein Konto bei ${site} hat jetzt eine andere E-Mail-Adresse. Mit dieser hier kannst du dich nicht mehr anmelden.`,
    notYou:
      'Das warst nicht du? Dann benutzt vielleicht jemand anders dein Konto: Sag den Leuten Bescheid, die diese Seite betreiben.',
    button: `${site} öffnen`,
  }),
};
