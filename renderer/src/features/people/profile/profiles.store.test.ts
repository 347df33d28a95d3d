import { fakeApi } from '@web/api/testing';
import { expect, test } from 'vitest';
import { ProfilesStore } from './profiles.store';

const MINUTE_MS = 60_000;

function setUp() {
  let now = 0;
  const api = fakeApi({
    getPublicProfile: () => ({ body: { status: 'denied', reason: 'This profile is private.' } }),
  });
  const store = new ProfilesStore(api.client, () => now);
  return { store, api, later: (ms: number) => (now += ms) };
}

test('a profile is loaded once, however its handle is written', async () => {
  const { store, api } = setUp();
  await store.get('Ada').result.load();
  await store.get('ada').result.load();
  expect(store.get('ada').result.value).toEqual({ status: 'denied', reason: 'This profile is private.' });
  expect(api.seen).toHaveLength(1);
});

test('opened again after a minute, it’s loaded again', async () => {
  const { store, api, later } = setUp();
  await store.get('ada').result.load();
  later(MINUTE_MS - 1);
  store.refresh('ada');
  expect(api.seen).toHaveLength(1);
  later(1);
  store.refresh('ada');
  await store.get('ada').result.load();
  expect(api.seen).toHaveLength(2);
});

test('those that were opened longest ago are forgotten first', async () => {
  const { store, later } = setUp();
  const first = store.get('learner-0');
  for (let number = 1; number < 20; number++) {
    later(1);
    store.get(`learner-${number}`);
  }
  later(1);
  expect(store.get('learner-0')).toBe(first);
  const second = store.get('learner-1');
  later(1);
  store.get('learner-0');
  for (let number = 20; number < 39; number++) {
    later(1);
    store.get(`learner-${number}`);
  }
  expect(store.get('learner-0')).toBe(first);
  expect(store.get('learner-1')).not.toBe(second);
});
