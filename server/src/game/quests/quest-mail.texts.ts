import type { MailTexts } from '@server/platform/mail';
import { QUEST_TEXTS, type QuestTextId } from '@shared/texts/quests';

interface QuestTexts {
  subject: string;
  heading: string;
  difficulties: Record<'easy' | 'medium' | 'hard' | 'extreme', string>;
  quests: Record<QuestTextId, string>;
  accept: string;
  button: string;
}

export const questTexts: MailTexts<QuestTexts> = {
  en: {
    subject: 'Your quests for today are waiting',
    heading: 'Your quests for today',
    difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard', extreme: 'Extreme' },
    quests: QUEST_TEXTS,
    accept: 'Accept one before midnight, and you have 24 hours for its chest.',
    button: 'Open the quest board',
  },
  de: {
    subject: 'Deine Quests für heute warten',
    heading: 'Deine Quests für heute',
    difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', extreme: 'Extrem' },
    quests: {
      'quest.easy-lessons': 'Schließ 2 Lektionen ab. Ada Quill hat eine kurze Runde für dich.',
      'quest.easy-xp': 'Sammle 400 XP. Mira braucht mehr Leben im Kassenbuch.',
      'quest.easy-first_tries': 'Löse eine Lektion beim ersten Versuch. Tomas schaut zu, ganz höflich.',
      'quest.medium-lessons': 'Schließ 4 Lektionen ab. Bruder Lint will bis heute Abend vier Seiten.',
      'quest.medium-xp': 'Sammle 1.000 XP. Die Blasebälge pumpen nicht von allein.',
      'quest.medium-first_tries': 'Löse 3 Lektionen beim ersten Versuch. Hob sagt: zweimal messen.',
      'quest.hard-lessons': 'Schließ 7 Lektionen ab. Goldhand & Co. haben dasselbe bis Freitag versprochen.',
      'quest.hard-xp': 'Sammle 2.000 XP. Halt die Esse den ganzen Tag heiß.',
      'quest.hard-first_tries': 'Löse 5 Lektionen beim ersten Versuch. Die Inspektorin zählt jeden mit.',
      'quest.extreme-lessons': 'Schließ 12 Lektionen ab. Sable hat die ganze Route gezeichnet. Sie ist lang.',
      'quest.extreme-xp': 'Sammle 4.000 XP. Man sieht das Leuchten bis zur Mine.',
      'quest.extreme-first_tries': 'Löse 9 Lektionen beim ersten Versuch. Sogar Boots hat sich aufgesetzt.',
    },
    accept: 'Nimm vor Mitternacht eine an, dann hast du 24 Stunden für ihre Truhe.',
    button: 'Questbrett öffnen',
  },
};
