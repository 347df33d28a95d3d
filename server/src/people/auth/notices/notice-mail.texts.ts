import type { MailTexts } from '@server/platform/mail';

/** As events name it. */
type Way = 'a passkey' | 'Google' | 'GitHub';

interface NewWayTexts {
  title: string;
  subject: string;
  added: string;
  notYou: string;
  button: string;
}

export const newWayTexts: MailTexts<(site: string, way: Way) => NewWayTexts> = {
  en: (site, way) => ({
    title: 'A new way to sign in',
    subject: `You can now sign in to ${site} with ${way}`,
    added: `From now on, ${way} can sign in to your ${site} account.`,
    notYou: 'Wasn’t that you? Open Account in your settings, remove it there, and sign out everywhere.',
    button: 'Open settings',
  }),
  de: (site, way) => ({
    title: 'Eine neue Art, dich anzumelden',
    subject: `Du kannst dich jetzt mit ${germanWay(way)} bei ${site} anmelden`,
    added: `Ab jetzt kann man sich mit ${germanWay(way)} bei deinem Konto auf ${site} anmelden.`,
    notYou:
      'Das warst nicht du? Öffne in deinen Einstellungen „Konto“, entfern es dort und meld dich überall ab.',
    button: 'Einstellungen öffnen',
  }),
};

const germanWay = (way: Way) => (way === 'a passkey' ? 'einem Passkey' : way);
