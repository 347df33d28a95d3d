import type { MailTexts } from '@server/platform/mail';

interface QuestTexts {
  subject: string;
  heading: string;
  difficulties: Record<'easy' | 'medium' | 'hard' | 'extreme', string>;
  accept: string;
  button: string;
}

export const questTexts: MailTexts<QuestTexts> = {
  en: {
    subject: 'Your quests for today are waiting',
    heading: 'Your quests for today',
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard', extreme: 'Extreme' },
    accept: 'Accept one before midnight, and you have 24 hours for its chest.',
    button: 'Open the quest board',
  },
  de: {
    subject: 'Deine Quests für heute warten',
    heading: 'Deine Quests für heute',
    difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', extreme: 'Extrem' },
    accept: 'Nimm vor Mitternacht eine an, dann hast du 24 Stunden für ihre Truhe.',
    button: 'Quest-Tafel öffnen',
  },
};
