import type { MailTexts } from '@server/platform/mail';
import { UNDO_DAYS } from '@shared/rules/moderation';

/** What was done, or taken back. */
export type NoticeKind =
  | 'hide'
  | 'clear-name'
  | 'clear-bio'
  | 'clear-picture'
  | 'clear-handle'
  | 'suspend'
  | 'sign-out'
  | 'delete';

interface ModerationTexts {
  reason: string;
  /** Subject and title, and what happened. */
  done: Record<NoticeKind, { title: string; what: string }>;
  undone: Record<Exclude<NoticeKind, 'sign-out'>, { title: string; what: string }>;
  answer: string;
}

/** The handle is the new one after `clear-handle`, and the account's own otherwise. */
export const moderationTexts: MailTexts<(site: string, handle: string) => ModerationTexts> = {
  en: (site, handle) => ({
    reason: 'The reason:',
    done: {
      hide: {
        title: `Your review on ${site} was hidden`,
        what: 'The people who run the site have hidden your review. Nobody but you sees it anymore.',
      },
      'clear-name': {
        title: `Your name on ${site} was removed`,
        what: 'The people who run the site have removed the name of your account. You can enter another one in your settings.',
      },
      'clear-bio': {
        title: `Your bio on ${site} was removed`,
        what: 'The people who run the site have removed the bio of your profile. You can write another one in your settings.',
      },
      'clear-picture': {
        title: `Your picture on ${site} was removed`,
        what: 'The people who run the site have removed the picture of your profile. You can choose another one in your settings.',
      },
      'clear-handle': {
        title: `Your handle on ${site} was changed`,
        what: `The people who run the site have changed the handle of your account. It’s now @${handle}. You can choose another one in your settings.`,
      },
      suspend: {
        title: `Your account on ${site} is suspended`,
        what: 'The people who run the site have suspended your account. You can’t sign in, and others no longer see your profile and your reviews.',
      },
      'sign-out': {
        title: `You were signed out of ${site}`,
        what: 'The people who run the site have signed you out on all devices. You can sign in again at any time.',
      },
      delete: {
        title: `Your account on ${site} will be deleted`,
        what: `The people who run the site have decided to delete your account. It’s suspended now, and in ${UNDO_DAYS} days it’s deleted for good with everything in it.`,
      },
    },
    undone: {
      hide: {
        title: `Your review on ${site} is back`,
        what: 'The people who run the site no longer hide your review.',
      },
      'clear-name': {
        title: `Your name on ${site} is back`,
        what: 'The people who run the site have put back the name of your account.',
      },
      'clear-bio': {
        title: `Your bio on ${site} is back`,
        what: 'The people who run the site have put back the bio of your profile.',
      },
      'clear-picture': {
        title: `Your picture on ${site} is back`,
        what: 'The people who run the site have put back the picture of your profile.',
      },
      'clear-handle': {
        title: `Your handle on ${site} is yours again`,
        what: 'The people who run the site have given you your old handle back. If you’ve chosen another one since, you can change to it in your settings.',
      },
      suspend: {
        title: `Your account on ${site} is no longer suspended`,
        what: 'You can sign in again, and others see your profile and your reviews.',
      },
      delete: {
        title: `Your account on ${site} won’t be deleted`,
        what: 'The people who run the site have taken back that your account is deleted.',
      },
    },
    answer: 'Think this is a mistake? Write to the people who run the site.',
  }),
  de: (site, handle) => ({
    reason: 'Der Grund:',
    done: {
      hide: {
        title: `Deine Bewertung auf ${site} wurde ausgeblendet`,
        what: 'Die Leute, die die Seite betreiben, haben deine Bewertung ausgeblendet. Außer dir sieht sie niemand mehr.',
      },
      'clear-name': {
        title: `Dein Name auf ${site} wurde entfernt`,
        what: 'Die Leute, die die Seite betreiben, haben den Namen deines Kontos entfernt. In den Einstellungen kannst du einen anderen eingeben.',
      },
      'clear-bio': {
        title: `Dein Profiltext auf ${site} wurde entfernt`,
        what: 'Die Leute, die die Seite betreiben, haben den Text deines Profils entfernt. In den Einstellungen kannst du einen anderen schreiben.',
      },
      'clear-picture': {
        title: `Dein Bild auf ${site} wurde entfernt`,
        what: 'Die Leute, die die Seite betreiben, haben das Bild deines Profils entfernt. In den Einstellungen kannst du ein anderes wählen.',
      },
      'clear-handle': {
        title: `Dein Benutzername auf ${site} wurde geändert`,
        what: `Die Leute, die die Seite betreiben, haben den Benutzernamen deines Kontos geändert. Er ist jetzt @${handle}. In den Einstellungen kannst du einen anderen wählen.`,
      },
      suspend: {
        title: `Dein Konto auf ${site} ist gesperrt`,
        what: 'Die Leute, die die Seite betreiben, haben dein Konto gesperrt. Du kannst dich nicht anmelden, und andere sehen dein Profil und deine Bewertungen nicht mehr.',
      },
      'sign-out': {
        title: `Du wurdest von ${site} abgemeldet`,
        what: 'Die Leute, die die Seite betreiben, haben dich auf allen Geräten abgemeldet. Du kannst dich jederzeit wieder anmelden.',
      },
      delete: {
        title: `Dein Konto auf ${site} wird gelöscht`,
        what: `Die Leute, die die Seite betreiben, haben entschieden, dein Konto zu löschen. Es ist ab jetzt gesperrt, und in ${UNDO_DAYS} Tagen wird es mit allem darin endgültig gelöscht.`,
      },
    },
    undone: {
      hide: {
        title: `Deine Bewertung auf ${site} ist wieder da`,
        what: 'Die Leute, die die Seite betreiben, blenden deine Bewertung nicht mehr aus.',
      },
      'clear-name': {
        title: `Dein Name auf ${site} ist wieder da`,
        what: 'Die Leute, die die Seite betreiben, haben den Namen deines Kontos wiederhergestellt.',
      },
      'clear-bio': {
        title: `Dein Profiltext auf ${site} ist wieder da`,
        what: 'Die Leute, die die Seite betreiben, haben den Text deines Profils wiederhergestellt.',
      },
      'clear-picture': {
        title: `Dein Bild auf ${site} ist wieder da`,
        what: 'Die Leute, die die Seite betreiben, haben das Bild deines Profils wiederhergestellt.',
      },
      'clear-handle': {
        title: `Dein Benutzername auf ${site} gehört wieder dir`,
        what: 'Die Leute, die die Seite betreiben, haben dir deinen alten Benutzernamen zurückgegeben. Wenn du inzwischen einen anderen gewählt hast, kannst du in den Einstellungen zurückwechseln.',
      },
      suspend: {
        title: `Dein Konto auf ${site} ist nicht mehr gesperrt`,
        what: 'Du kannst dich wieder anmelden, und andere sehen dein Profil und deine Bewertungen.',
      },
      delete: {
        title: `Dein Konto auf ${site} wird nicht gelöscht`,
        what: 'Die Leute, die die Seite betreiben, haben zurückgenommen, dass dein Konto gelöscht wird.',
      },
    },
    answer: 'Hältst du das für einen Fehler? Schreib den Leuten, die die Seite betreiben.',
  }),
};
