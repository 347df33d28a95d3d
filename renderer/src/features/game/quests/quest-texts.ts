import { t } from '@lingui/core/macro';
import { questOf } from '@shared/rules/quests';
import type { QuestBoardEntry } from '@web/api';
import { formatNumber, inOwnLanguage } from '@web/i18n';

/** What to do for a quest; `description`, the server's text, if this version doesn't know the quest. */
export const questText = (id: string, description: string): string =>
  inOwnLanguage(description, questOf(id)?.textId);

type Progress = NonNullable<QuestBoardEntry['progress']>;

/** "1 of 4" */
export function progressText({ currentProgress, maxProgress }: Progress): string {
  const done = formatNumber(currentProgress);
  const goal = formatNumber(maxProgress);
  return t`${done} of ${goal}`;
}
