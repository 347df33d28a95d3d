import { t } from '@lingui/core/macro';
import type { QuestBoardEntry } from '@web/api';
import { formatNumber } from '@web/i18n';

/** By id, as in shared/rules/quests.ts. */
const TEXTS: Readonly<Record<string, string>> = {
  'cdfba0e7-f9e1-5514-9ed0-29f9ebed2bd4': t`Complete 2 lessons. Ada Quill has a short round for you.`,
  '02009ade-a0e6-50bb-86de-d90d35948461': t`Earn 400 XP. Mira needs the ledger to look busy.`,
  '73975876-7a01-5f46-8290-5ce44d4b1d1a': t`Solve a lesson on the first try. Tomas is watching, politely.`,
  '34539c97-b508-59c2-ae9c-e16f8abf9737': t`Complete 4 lessons. Brother Lint wants four pages by tonight.`,
  'fb5740d3-a730-5b30-8381-3906e516b18d': t`Earn 1,000 XP. The bellows won’t pump themselves.`,
  'ea529325-7e2d-587f-aff7-85373eb020d3': t`Solve 3 lessons on the first try. Hob says: measure twice.`,
  '383fcb02-3b6c-5294-9434-5bf6322a1b6e': t`Complete 7 lessons. Goldhand & Co. promised the same by Friday.`,
  '6c8fd14b-6381-5481-ad77-6ead741dcf26': t`Earn 2,000 XP. Keep the forge hot all day.`,
  '412db1a3-45b5-54cd-8d4e-e374b0088031': t`Solve 5 lessons on the first try. The Inspector counts every attempt.`,
  'ab92ab67-dcea-556b-bc6f-a98c14190e07': t`Complete 12 lessons. Sable drew the whole route. It’s long.`,
  'c431c642-3ce3-594b-ae5f-44b2ad9923fd': t`Earn 4,000 XP. You’ll see the glow from the mine.`,
  '2a896524-ec86-5789-a572-4f4f5f951938': t`Solve 9 lessons on the first try. Even Boots sat up.`,
};

/** What to do for a quest; `description`, the server's text, if this version doesn't know the quest. */
export const questText = (id: string, description: string): string => TEXTS[id] ?? description;

type Progress = NonNullable<QuestBoardEntry['progress']>;

/** "1 of 4" */
export function progressText({ currentProgress, maxProgress }: Progress): string {
  const done = formatNumber(currentProgress);
  const goal = formatNumber(maxProgress);
  return t`${done} of ${goal}`;
}
