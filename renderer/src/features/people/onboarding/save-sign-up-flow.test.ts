import { type FakeAnswer, fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import { RootStore } from '@web/stores';
import { chooseTrackForSignUp, chosenTrackId } from '@web/stores/sign-up-flow';
import { expect, test } from 'vitest';
import { saveSignUpFlow } from './save-sign-up-flow';

const TRACK = '00000000-0000-4000-8000-000000000001';
const LESSON = '00000000-0000-4000-8000-000000000002';

function signedUp(answer: FakeAnswer) {
  const api = fakeApi({ saveSignUpFlow: () => answer });
  api.tokens.set(fakeToken(900));
  const platform = fakePlatform();
  const theme = { read: () => 'dark' as const, subscribe: () => {}, apply: () => {} };
  const saved = () => api.seen.filter(({ name }) => name === 'saveSignUpFlow').map(({ body }) => body);
  return { stores: new RootStore(api, platform, theme), platform, saved };
}

test('a track and lessons from before the sign-up are saved after it, once', async () => {
  const { stores, platform, saved } = signedUp({ body: {} });
  await saveSignUpFlow(stores);
  expect(saved()).toEqual([]);
  chooseTrackForSignUp(platform.storage, TRACK);
  await platform.sharedStorage.set('emberforge.submits', [LESSON]);
  await saveSignUpFlow(stores);
  expect(saved()).toEqual([{ lessonUUIDs: [LESSON], trackUUID: TRACK }]);
  expect(chosenTrackId(platform.storage)).toBeNull();
});

test('a track that’s gone is forgotten; without a connection it’s kept for the next time', async () => {
  for (const [answer, kept] of [
    [{ status: 404, body: { error: 'There is no such track.' } }, null],
    ['offline', TRACK],
  ] as const) {
    const { stores, platform } = signedUp(answer);
    chooseTrackForSignUp(platform.storage, TRACK);
    await expect(saveSignUpFlow(stores)).rejects.toThrow();
    expect(chosenTrackId(platform.storage)).toBe(kept);
  }
});
