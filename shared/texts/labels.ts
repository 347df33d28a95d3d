/** Names with a fixed wording, which travel by themselves: the web app finds their ids by what they say in English. */
export const LABEL_TEXTS = {
  'xp.lesson': 'Lesson',
  'xp.level': 'Level multiplier',
  'xp.streak': 'Streak',
  'xp.first-of-day': 'First lesson of the day',
  'xp.boss': 'Boss aura',
  'xp.potion': 'XP potion',
  'xp.tutor': 'Tutor used',
  'xp.tutor-salmon': 'Tutor used, with baked salmon',
  'xp.solution': 'Solution seen',
  'xp.chapter': 'Chapter complete',

  'course-kind.course': 'Course',
  'course-kind.guided-project': 'Guided project',
  'course-kind.exercises': 'Exercises',
  'course-kind.tour': 'Tour',
} as const;

type Labels = typeof LABEL_TEXTS;

/** What the line of a reward is called (docs/rewards.md). */
export type XpLineName = Labels[Extract<keyof Labels, `xp.${string}`>];

const IDS = new Map<string, string>(Object.entries(LABEL_TEXTS).map(([id, english]) => [english, id]));

/** Undefined for other words, such as those that a newer server sends. */
export const labelReference = (english: string): string | undefined => IDS.get(english);
