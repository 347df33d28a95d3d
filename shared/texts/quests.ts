/** The daily quests (docs/quests.md), by their difficulty and what they count. */
export const QUEST_TEXTS = {
  'quest.easy-lessons': 'Complete 2 lessons. Ada Quill has a short round for you.',
  'quest.easy-xp': 'Earn 400 XP. Mira needs the ledger to look busy.',
  'quest.easy-first_tries': 'Solve a lesson on the first try. Tomas is watching, politely.',
  'quest.medium-lessons': 'Complete 4 lessons. Brother Lint wants four pages by tonight.',
  'quest.medium-xp': 'Earn 1,000 XP. The bellows won’t pump themselves.',
  'quest.medium-first_tries': 'Solve 3 lessons on the first try. Hob says: measure twice.',
  'quest.hard-lessons': 'Complete 7 lessons. Goldhand & Co. promised the same by Friday.',
  'quest.hard-xp': 'Earn 2,000 XP. Keep the forge hot all day.',
  'quest.hard-first_tries': 'Solve 5 lessons on the first try. The Inspector counts every attempt.',
  'quest.extreme-lessons': 'Complete 12 lessons. Sable drew the whole route. It’s long.',
  'quest.extreme-xp': 'Earn 4,000 XP. You’ll see the glow from the mine.',
  'quest.extreme-first_tries': 'Solve 9 lessons on the first try. Even Boots sat up.',
} as const;

export type QuestTextId = keyof typeof QUEST_TEXTS;
