import { readFileSync } from 'node:fs';
import type { QuestBoardEntry } from '@shared/contracts';
import { isOffered } from '@shared/rules/items';
import { succeed } from '../../fixtures/api';
import type { Examples, World } from './example';
import { newUserChest, withHandle } from './resources/learner';

/** Items, rewards, achievements, bosses, quests, the streak and the leaderboards. */
export const gameExamples = {
  getLeaderboardStats: () => ({}),
  getXPLeaderboard: () => ({ params: { id: 'day' } }),
  getArchmageLeaderboard: () => ({}),
  getKarmaLeaderboard: () => ({}),
  getLessonFeed: () => ({}),
  getStanding: () => ({}),
  setCompetes: () => ({ body: { competes: true } }),
  hideCompetition: () => ({ body: { hidden: false } }),
  getLeagueLeaderboard: () => ({ params: { id: 'alltime' }, query: { limit: '25' } }),
  getAllItems: () => ({}),
  getXpPotion: () => ({}),
  getBakedSalmon: () => ({}),
  getSeerStones: () => ({}),
  getFrozenFlame: () => ({}),
  buyXpPotion: () => ({ isPersonal: true }),
  sellXpPotion: () => ({ isPersonal: true }),
  activateXpPotion: () => ({ isPersonal: true }),
  buyArmor: () => ({ isPersonal: true }),
  sellArmor: () => ({ isPersonal: true }),
  buyBakedSalmon: () => (isOffered('baked_salmon') ? { isPersonal: true } : { isRefused: 409 }),
  sellBakedSalmon: () => ({ isPersonal: true }),
  buySeerStones: () => ({ isPersonal: true }),
  sellSeerStones: () => ({ isPersonal: true }),
  buyFrozenFlame: () => ({ isPersonal: true }),
  sellFrozenFlame: () => ({ isPersonal: true }),
  getSharpshooter: () => ({}),
  listPendingRewards: () => ({}),
  getNewUserReward: () => ({}),
  getReward: async (world) => ({
    params: { type: 'chest_earned', id: await newUserChest(world) },
    isPersonal: true,
  }),
  claimReward: async (world) => ({
    params: { type: 'chest_earned', id: await newUserChest(world) },
    isPersonal: true,
  }),
  listAchievements: () => ({}),
  listAchievementProgress: () => ({}),
  getAchievementImage: () => ({ params: { id: achievementId() } }),
  getBossEventsProgress: () => ({}),
  getBossFeed: () => ({}),
  getBossImage: () => ({ params: { slug: 'hound' } }),
  getBossThumbnail: () => ({ params: { slug: 'hound' } }),
  getQuestBoard: () => ({}),
  acceptQuest: async (world) => ({
    body: { dailyQuestConstUUID: await questOnBoard(world) },
    isPersonal: true,
  }),
  getStreak: () => ({}),
  changeStreakSettings: () => ({ body: { dailyGoal: 2, isActivityPublic: true } }),
  setRestDay: () => ({ body: { date: inThreeDays(), isRest: true } }),
  getEmber: () => ({}),
  getStats: () => ({}),
  getActivityHeatmap: async (world) => ({
    ...(await withHandle(world)),
    query: { timezone: 'Europe/Berlin' },
  }),
} satisfies Examples;

/** From the content, since achievements aren't listed for guests. */
function achievementId(): string {
  const file = readFileSync('content/achievements/first-spark.yaml', 'utf8');
  return /^uuid: (\S+)$/m.exec(file)![1]!;
}

/** The first quest on the learner's board. */
async function questOnBoard({ server, learner: { accessToken: token } }: World): Promise<string> {
  const board = await succeed<QuestBoardEntry[]>(server, 'GET', '/daily_quests_board', { token });
  return (board.find(({ Progress }) => Progress) ?? board[0]!).DailyQuestConst.UUID;
}

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
