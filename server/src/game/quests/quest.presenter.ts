import type { QuestBoardEntry } from '@shared/contracts';
import { CHESTS } from '@shared/rules/chests';
import { QUEST_CHESTS, QUEST_DIFFICULTIES } from '@shared/rules/quests';
import type { BoardEntry } from './quests';

export const presentBoardEntry = ({ quest, accepted }: BoardEntry): QuestBoardEntry => ({
  DailyQuestConst: {
    UUID: quest.id,
    Difficulty: QUEST_DIFFICULTIES.indexOf(quest.difficulty),
    Description: quest.description,
    ChestRewardUUID: CHESTS[QUEST_CHESTS[quest.difficulty]].id,
  },
  Progress: accepted && {
    AcceptedAt: accepted.row.acceptedAt.toISOString(),
    ExpiresAt: accepted.row.expiresAt.toISOString(),
    CurrentProgress: accepted.progress,
    MaxProgress: quest.goal.count,
  },
});
