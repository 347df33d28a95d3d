import { SIGN_UP_BOARD } from '@shared/rules/quests';
import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { memoryStorage } from '@web/platform/testing';
import type { RootStore } from '@web/stores';
import { chooseQuest, chosenQuestId } from '@web/stores/sign-up-quest';
import { expect, test } from 'vitest';
import { saveSignUpQuest } from './save-sign-up-quest';

const QUEST = SIGN_UP_BOARD[0]!.id;

function signedUp(answer: FakeAnswer) {
  const { client, tokens, seen } = fakeApi({ acceptQuest: () => answer });
  tokens.set(fakeToken(900));
  const storage = memoryStorage();
  const reloads: string[] = [];
  const scope = { of: () => ({ board: { reload: async () => void reloads.push('board') } }) };
  const stores = { api: client, platform: { storage }, scope } as unknown as RootStore;
  return { stores, storage, seen, reloads };
}

test('a quest chosen before the sign-up is accepted after it, once', async () => {
  const { stores, storage, seen, reloads } = signedUp({ body: {} });
  await expect(saveSignUpQuest(stores)).rejects.toThrow('no daily quest accepted');
  chooseQuest(storage, QUEST);
  await saveSignUpQuest(stores);
  expect(seen).toMatchObject([{ name: 'acceptQuest', body: { dailyQuestConstUUID: QUEST } }]);
  expect(reloads).toEqual(['board']);
  expect(chosenQuestId(storage)).toBeNull();
});

test('a quest that can’t be accepted is forgotten', async () => {
  const { stores, storage } = signedUp({ status: 409, body: { error: 'You already have a quest.' } });
  chooseQuest(storage, QUEST);
  await expect(saveSignUpQuest(stores)).rejects.toThrow('You already have a quest.');
  expect(chosenQuestId(storage)).toBeNull();
});

test('without a connection it’s kept for the next time', async () => {
  const { stores, storage } = signedUp('offline');
  chooseQuest(storage, QUEST);
  await expect(saveSignUpQuest(stores)).rejects.toThrow();
  expect(chosenQuestId(storage)).toBe(QUEST);
});
