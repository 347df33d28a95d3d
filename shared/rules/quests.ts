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

export const QUESTS: readonly Quest[] = [
  {
    id: 'cdfba0e7-f9e1-5514-9ed0-29f9ebed2bd4',
    difficulty: 'easy',
    goal: { metric: 'lessons', count: 2 },
    description: 'Complete 2 lessons. Ada Quill has a short round for you.',
  },
  {
    id: '02009ade-a0e6-50bb-86de-d90d35948461',
    difficulty: 'easy',
    goal: { metric: 'xp', count: 400 },
    description: 'Earn 400 XP. Mira needs the ledger to look busy.',
  },
  {
    id: '73975876-7a01-5f46-8290-5ce44d4b1d1a',
    difficulty: 'easy',
    goal: { metric: 'first_tries', count: 1 },
    description: 'Solve a lesson on the first try. Tomas is watching, politely.',
  },
  {
    id: '34539c97-b508-59c2-ae9c-e16f8abf9737',
    difficulty: 'medium',
    goal: { metric: 'lessons', count: 4 },
    description: 'Complete 4 lessons. Brother Lint wants four pages by tonight.',
  },
  {
    id: 'fb5740d3-a730-5b30-8381-3906e516b18d',
    difficulty: 'medium',
    goal: { metric: 'xp', count: 1000 },
    description: 'Earn 1,000 XP. The bellows won’t pump themselves.',
  },
  {
    id: 'ea529325-7e2d-587f-aff7-85373eb020d3',
    difficulty: 'medium',
    goal: { metric: 'first_tries', count: 3 },
    description: 'Solve 3 lessons on the first try. Hob says: measure twice.',
  },
  {
    id: '383fcb02-3b6c-5294-9434-5bf6322a1b6e',
    difficulty: 'hard',
    goal: { metric: 'lessons', count: 7 },
    description: 'Complete 7 lessons. Goldhand & Co. promised the same by Friday.',
  },
  {
    id: '6c8fd14b-6381-5481-ad77-6ead741dcf26',
    difficulty: 'hard',
    goal: { metric: 'xp', count: 2000 },
    description: 'Earn 2,000 XP. Keep the forge hot all day.',
  },
  {
    id: '412db1a3-45b5-54cd-8d4e-e374b0088031',
    difficulty: 'hard',
    goal: { metric: 'first_tries', count: 5 },
    description: 'Solve 5 lessons on the first try. The Inspector counts every attempt.',
  },
  {
    id: 'ab92ab67-dcea-556b-bc6f-a98c14190e07',
    difficulty: 'extreme',
    goal: { metric: 'lessons', count: 12 },
    description: 'Complete 12 lessons. Sable drew the whole route. It’s long.',
  },
  {
    id: 'c431c642-3ce3-594b-ae5f-44b2ad9923fd',
    difficulty: 'extreme',
    goal: { metric: 'xp', count: 4000 },
    description: 'Earn 4,000 XP. You’ll see the glow from the mine.',
  },
  {
    id: '2a896524-ec86-5789-a572-4f4f5f951938',
    difficulty: 'extreme',
    goal: { metric: 'first_tries', count: 9 },
    description: 'Solve 9 lessons on the first try. Even Boots sat up.',
  },
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
