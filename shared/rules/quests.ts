import { QUEST_TEXTS, type QuestTextId } from '../texts/quests';
import type { ChestKind } from './chests';
import type { Day } from './days';
import { SeededRandom } from './random';

/** The daily quests, and which of them are on a learner's board (docs/quests.md). */

/** In the order of their codes on the wire: 0 is easy. */
export const QUEST_DIFFICULTIES = ['easy', 'medium', 'hard', 'extreme'] as const;
export type QuestDifficulty = (typeof QUEST_DIFFICULTIES)[number];

/** What a quest counts, while it's accepted. `first_tries` are lessons that were solved without a wrong answer. */
export type QuestMetric = 'lessons' | 'xp' | 'first_tries';

export interface Quest {
  /** Fixed forever: stored, and on the wire. */
  id: string;
  difficulty: QuestDifficulty;
  goal: { metric: QuestMetric; count: number };
  textId: QuestTextId;
  /** In English. */
  description: string;
}

export const QUEST_DURATION_MS = 24 * 3_600_000;

/** The chest of a finished quest. */
export const QUEST_CHESTS: Readonly<Record<QuestDifficulty, ChestKind>> = {
  easy: 'common',
  medium: 'uncommon',
  hard: 'rare',
  extreme: 'mythic',
};

const quest = (id: string, difficulty: QuestDifficulty, metric: QuestMetric, count: number): Quest => {
  const textId: QuestTextId = `quest.${difficulty}-${metric}`;
  return { id, difficulty, goal: { metric, count }, textId, description: QUEST_TEXTS[textId] };
};

export const QUESTS: readonly Quest[] = [
  quest('cdfba0e7-f9e1-5514-9ed0-29f9ebed2bd4', 'easy', 'lessons', 2),
  quest('02009ade-a0e6-50bb-86de-d90d35948461', 'easy', 'xp', 400),
  quest('73975876-7a01-5f46-8290-5ce44d4b1d1a', 'easy', 'first_tries', 1),
  quest('34539c97-b508-59c2-ae9c-e16f8abf9737', 'medium', 'lessons', 4),
  quest('fb5740d3-a730-5b30-8381-3906e516b18d', 'medium', 'xp', 1000),
  quest('ea529325-7e2d-587f-aff7-85373eb020d3', 'medium', 'first_tries', 3),
  quest('383fcb02-3b6c-5294-9434-5bf6322a1b6e', 'hard', 'lessons', 7),
  quest('6c8fd14b-6381-5481-ad77-6ead741dcf26', 'hard', 'xp', 2000),
  quest('412db1a3-45b5-54cd-8d4e-e374b0088031', 'hard', 'first_tries', 5),
  quest('ab92ab67-dcea-556b-bc6f-a98c14190e07', 'extreme', 'lessons', 12),
  quest('c431c642-3ce3-594b-ae5f-44b2ad9923fd', 'extreme', 'xp', 4000),
  quest('2a896524-ec86-5789-a572-4f4f5f951938', 'extreme', 'first_tries', 9),
];

/** What somebody can choose from before they have an account, and so a board: the same for everyone. */
export const SIGN_UP_BOARD: readonly Quest[] = QUESTS.filter(
  ({ difficulty, goal }) => difficulty !== 'extreme' && goal.metric === 'lessons',
);

/** How long after the sign-up a quest of that board can be accepted. */
export const SIGN_UP_QUEST_MS = 24 * 3_600_000;

export const questOf = (id: string): Quest | undefined => QUESTS.find((quest) => quest.id === id);

const isWeekend = (day: Day): boolean => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The days with quests of a difficulty. */
export const questDaysOf = (difficulty: QuestDifficulty): 'every-day' | 'weekdays' | 'weekends' => {
  if (difficulty === 'hard') return 'weekdays';
  return difficulty === 'extreme' ? 'weekends' : 'every-day';
};

/** The difficulties on a day's board. On weekends, extreme takes the place of hard. */
export const difficultiesOn = (day: Day): QuestDifficulty[] => [
  'easy',
  'medium',
  isWeekend(day) ? 'extreme' : 'hard',
];

/**
 * All quests of a day's difficulties, in the order in which they take their difficulty's place on a learner's board:
 * always the same for that learner and day, as long as the list stays the same.
 */
export function drawQuests(userId: string, day: Day): Quest[] {
  const random = new SeededRandom(`${userId} ${day}`);
  return difficultiesOn(day).flatMap((difficulty) => {
    const quests = QUESTS.filter((quest) => quest.difficulty === difficulty);
    const drawn = random.between(0, quests.length - 1);
    return [...quests.slice(drawn), ...quests.slice(0, drawn)];
  });
}

/**
 * A day's board: a quest of each difficulty, the first of them that was drawn. The place of one that's `off` is taken by
 * the next one, so nobody else's board changes.
 */
export function boardFrom(drawn: readonly Quest[], day: Day, off: ReadonlySet<string> = new Set()): Quest[] {
  return difficultiesOn(day).map((difficulty) => {
    const quests = drawn.filter((quest) => quest.difficulty === difficulty);
    return quests.find(({ id }) => !off.has(id)) ?? quests[0]!;
  });
}
