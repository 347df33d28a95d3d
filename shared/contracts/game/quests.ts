import { z } from 'zod';
import { instant, uuid } from '../common';
import { endpoint } from '../endpoint';

const area = 'quests';

export const questBoardEntry = z.strictObject({
  DailyQuestConst: z.strictObject({
    UUID: uuid,
    Difficulty: z.int().min(0).max(3).describe('0 easy, 1 medium, 2 hard, 3 extreme.'),
    Description: z.string(),
    ChestRewardUUID: uuid.describe('The kind of chest that it pays.'),
  }),
  Progress: z
    .strictObject({
      AcceptedAt: instant,
      ExpiresAt: instant,
      CurrentProgress: z.int().min(0).describe('At most MaxProgress.'),
      MaxProgress: z.int().min(1),
    })
    .nullable()
    .describe('Null until it’s accepted.'),
});
export type QuestBoardEntry = z.infer<typeof questBoardEntry>;

export const getQuestBoard = endpoint({
  method: 'GET',
  path: '/daily_quests_board',
  auth: 'user',
  area,
  summary: 'The caller’s quests of today, in the caller’s time zone, and the one that’s accepted.',
  reply: z.array(questBoardEntry),
});

export const acceptQuest = endpoint({
  method: 'PUT',
  path: '/daily_quests_accept',
  auth: 'user',
  area,
  summary: 'Accepts a quest of the caller’s board for 24 hours. One a day; repeating it changes nothing.',
  body: z.object({ dailyQuestConstUUID: uuid }),
  reply: questBoardEntry,
  errors: [404, 409],
});
