import type { AdminQuest } from '@shared/contracts';
import { questDaysOf, SIGN_UP_BOARD } from '@shared/rules/quests';
import type { QuestUse } from './quest-switches';

export const presentQuestUse = ({ quest, isOn, accepted, completed }: QuestUse): AdminQuest => ({
  UUID: quest.id,
  Description: quest.description,
  Difficulty: quest.difficulty,
  Days: questDaysOf(quest.difficulty),
  IsOn: isOn,
  IsForNewcomers: SIGN_UP_BOARD.includes(quest),
  NumAccepted: accepted,
  NumCompleted: completed,
});
