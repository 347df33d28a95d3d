import { counted, type MailTexts } from '@server/platform/mail';

interface StreakTexts {
  subject: string;
  heading: string;
  keep: string;
  ember: string;
  frozenFlame: string;
  button: string;
}

export const streakTexts: MailTexts<(days: number) => StreakTexts> = {
  en: (days) => ({
    subject: `Your ${days}-day streak ends tonight`,
    heading: `${counted('en', days, { one: '{count} day', other: '{count} days' })} in a row, and today is still open`,
    keep: 'One lesson before midnight keeps your streak going.',
    ember: 'Not tonight? Your ember protects it for a day.',
    frozenFlame: 'Not tonight? Your frozen flame protects it for four days.',
    button: 'Keep my streak',
  }),
  de: (days) => ({
    subject: `Deine Serie von ${counted('de', days, { one: '{count} Tag', other: '{count} Tagen' })} endet heute Nacht`,
    heading: `${counted('de', days, { one: '{count} Tag', other: '{count} Tage' })} am Stück, und heute ist noch offen`,
    keep: 'Eine Lektion vor Mitternacht, und deine Serie geht weiter.',
    ember: 'Heute nicht? Deine Glut schützt sie einen Tag lang.',
    frozenFlame: 'Heute nicht? Deine Gefrorene Flamme schützt sie vier Tage lang.',
    button: 'Serie retten',
  }),
};
