import { fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { UserStore } from './user.store';

const account = (level: number, xpForLevel: number, xpTotalForLevel: number) => ({
  body: { uuid: 'ada', firstName: 'Ada', level, xpForLevel, xpTotalForLevel },
});

function userStore(replies: ReturnType<typeof account>[]) {
  const api = fakeApi({ getUser: () => replies.shift() ?? { status: 400, body: { error: 'No' } } });
  api.tokens.set(fakeToken(900));
  return new UserStore(api.client, () => true);
}

test('an award raises the level right away, and the server confirms it', async () => {
  const store = userStore([account(1, 350, 400), account(2, 450, 480)]);
  await store.load();
  const confirmed = store.award('first', 500);
  expect(store.user).toMatchObject({ level: 2, xpForLevel: 450, xpTotalForLevel: 480 });
  expect(store.gainOf('first')).toEqual({
    from: { level: 1, xp: 350, xpTotal: 400 },
    to: { level: 2, xp: 450, xpTotal: 480 },
  });
  await confirmed;
  expect(store.user).toMatchObject({ level: 2, xpForLevel: 450 });
});

test('an award that arrives before the user has loaded is worked out from the new level', async () => {
  const store = userStore([account(2, 100, 480)]);
  await store.award('early', 500);
  expect(store.gainOf('early')).toEqual({
    from: { level: 1, xp: 0, xpTotal: 400 },
    to: { level: 2, xp: 100, xpTotal: 480 },
  });
});

test('an award stays when the server can’t confirm it', async () => {
  const store = userStore([account(1, 0, 400)]);
  await store.load();
  await store.award('offline', 50);
  expect(store.user).toMatchObject({ level: 1, xpForLevel: 50 });
});

test('an award that is counted already is not counted again', async () => {
  const counted = account(2, 100, 480);
  const store = userStore([counted, counted]);
  await store.load();
  await store.recallAward('elsewhere', 500);
  expect(store.user).toMatchObject({ level: 2, xpForLevel: 100 });
  expect(store.gainOf('elsewhere')).toEqual({
    from: { level: 1, xp: 0, xpTotal: 400 },
    to: { level: 2, xp: 100, xpTotal: 480 },
  });
});
