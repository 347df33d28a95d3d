import { ApiError } from '@web/api';
import type { RootStore } from '@web/stores';
import { chosenQuestId, forgetQuest } from '@web/stores/sign-up-quest';
import { questsOf } from './quests.store';

export const NO_QUEST = 'no daily quest accepted';

/**
 * Accepts the quest that was chosen before the account was opened, and forgets it. It's kept if the server doesn't answer.
 * @throws Error if none was chosen; ApiError if it can't be accepted.
 */
export async function saveSignUpQuest({ api, platform, scope }: RootStore): Promise<void> {
  const dailyQuestConstUUID = chosenQuestId(platform.storage);
  if (dailyQuestConstUUID === null) throw new Error(NO_QUEST);
  try {
    await api.call('acceptQuest', { body: { dailyQuestConstUUID } });
  } catch (error) {
    if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'conflict'))
      forgetQuest(platform.storage);
    throw error;
  }
  forgetQuest(platform.storage);
  await questsOf(scope).board.reload();
}
