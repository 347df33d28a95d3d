import type { TargetOpeners } from '@web/features/community/notifications';

/** What notifications lead to, loaded on first use. */
export const TARGET_OPENERS: TargetOpeners = {
  async openReward(scope, type, id) {
    const { rewardsOf } = await import('@web/features/game/rewards');
    await rewardsOf(scope).open(type, id);
  },
  async hasOpenBoard(scope) {
    const { questsOf } = await import('@web/features/game/quests');
    const quests = questsOf(scope);
    await quests.board.load();
    return !quests.accepted;
  },
  async claims(scope) {
    const { rewardsOf } = await import('@web/features/game/rewards');
    const rewards = rewardsOf(scope);
    void rewards.pending.load();
    return rewards;
  },
};
