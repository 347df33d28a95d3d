import type { TextStorage } from '@web/platform';

const KEY = 'emberforge.sign-up-quest';

/** The id of the quest that a visitor chose before they had an account; null if they chose none. */
export const chosenQuestId = (storage: TextStorage): string | null => storage.get(KEY);

export const chooseQuest = (storage: TextStorage, questId: string): boolean => storage.set(KEY, questId);

export const forgetQuest = (storage: TextStorage): void => storage.remove(KEY);
