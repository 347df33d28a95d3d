import { counted } from '@server/platform/mail';
import type { Locale } from '@shared/locales';

/** What's printed and drawn. Pages say the same in the web app's own words. */
interface CertificateTexts {
  heading: string;
  solvedAll: string;
  completedCourse(title: string): string;
  completed: string;
  lessons(count: number): string;
  check: string;
  digest(hex: string): string;
}

export const certificateTexts: Readonly<Record<Locale, CertificateTexts>> = {
  en: {
    heading: 'Certificate of completion',
    solvedAll: 'solved every lesson of',
    completedCourse: (title) => `completed ${title}`,
    completed: 'completed',
    lessons: (count) => counted('en', count, { one: '{count} lesson', other: '{count} lessons' }),
    check: 'Check that it’s genuine:',
    digest: (hex) => `SHA-256 of the judged work: ${hex}`,
  },
  de: {
    heading: 'Abschlusszertifikat',
    solvedAll: 'hat jede Lektion gelöst von',
    completedCourse: (title) => `hat ${title} abgeschlossen`,
    completed: 'abgeschlossen',
    lessons: (count) => counted('de', count, { one: '{count} Lektion', other: '{count} Lektionen' }),
    check: 'Prüf, ob es echt ist:',
    digest: (hex) => `SHA-256 der bewerteten Arbeit: ${hex}`,
  },
};
